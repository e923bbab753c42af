import type { FactTexts } from '../fact-texts.ts';

/** The body, its senses and its health. */
export const facts: FactTexts = {
  'human-body': {
    4: `
What do you bite with? | teeth
What does a glove go on? | hand
What does a sock go on? | foot
What joins your head to your body? | neck
Where does your arm bend in the middle? | elbow
Where does your leg bend in the middle? | knee
What grows on top of your head? | hair
What is right under your mouth? | chin
Where does your arm join your body? | shoulder
What is the little hole in your tummy? | belly button / navel
What closes over your eye when you sleep? | eyelid
What do you lie on when you look up at the sky? | back
What sits between your eyes and your mouth? | nose
What do you kiss with? | lips
What do you point at things with? | finger / index finger
Which finger is short and thick? | thumb
What is at the front of your foot? | toes
What do you hug with? | arms`,
    6: `
What pumps blood around your body? | heart
What do you think with? | brain
What fills with air when you breathe in? | lungs
Where does food meet acid after you swallow it? | stomach
What are all your bones together called? | skeleton
What pulls on your bones to move them? | muscles
What covers your whole body on the outside? | skin
Which red liquid runs through your body? | blood
Which strip of hair is above your eye? | eyebrow
What hard case protects your brain? | skull
Which curved bones protect your lungs? | ribs
Where does your leg join your body? | hip
What joint is between your leg and your foot? | ankle
What joint is between your arm and your hand? | wrist
What are the first teeth called, which fall out? | baby teeth / milk teeth
What hard part grows at the tip of a finger? | nail / fingernail
Which row of bones runs down your back? | spine / backbone`,
    8: `
Which tube takes food to the stomach? | esophagus / gullet
Which tube takes air to the lungs? | windpipe / trachea
Which organs clean the blood and make urine? | kidneys
Where does the body store urine? | bladder
Which muscle under the lungs helps you breathe? | diaphragm
Which blood vessels carry blood away from the heart? | arteries
Which blood vessels carry blood back to the heart? | veins
Where does most of your food pass into the blood? | small intestine
Which large organ makes bile? | liver | It does hundreds of jobs, and it can grow back.
What do you call a place where two bones meet? | joint
What ties a muscle to a bone? | tendon
Which bone is the longest? | thighbone / femur
What carries messages from your fingers to the spine? | nerves
Which blood cells carry oxygen? | red blood cells
Which blood cells fight germs? | white blood cells
What hard coat covers a tooth? | enamel | It is the hardest part of the body.
Which front teeth cut food? | incisors
Which back teeth grind food? | molars
Which pointed teeth tear food? | canines`,
    10: `
Which tiny blood vessels link arteries and veins? | capillaries
Which tiny sacs in the lungs pass oxygen into the blood? | alveoli
Which part of the brain keeps your balance? | cerebellum
Which part of the brain is the largest? | cerebrum
Which strong band holds one bone to another? | ligament
Which organ makes insulin? | pancreas
Which tiny cell pieces help blood clot? | platelets
Which pale yellow liquid carries the blood cells? | plasma
What are the two upper chambers of the heart called? | atria
What are the two lower chambers of the heart called? | ventricles
Which gland in the neck sets how fast the body uses energy? | thyroid
Which bundle of nerves runs inside the spine? | spinal cord
Which small organ stores bile? | gallbladder
Where does the body take water back from digested food? | large intestine / colon
What is the medical name of the kneecap? | patella
What is the medical name of the collarbone? | clavicle
Which smooth tissue covers the ends of bones? | cartilage
Which pigment colors skin and hair? | melanin
What is the smallest living part of the body? | cell`,
  },
  'five-senses': {
    4: `
You see a rainbow with your … | eyes
You hear a bell with your … | ears
You smell a flower with your … | nose
You taste ice cream with your … | tongue
You feel a soft blanket with your … | skin
You hear a bird sing with your … | ears
You look at a book with your … | eyes
You smell fresh bread with your … | nose
You taste a sour lemon with your … | tongue
You feel the warm sun with your … | skin
You see a star with your … | eyes
You hear a whisper with your … | ears
You smell smoke with your … | nose
You taste salty chips with your … | tongue
You feel cold snow with your … | skin`,
    8: `
Which dark hole lets light into the eye? | pupil | It gets smaller when the light is bright.
Which part gives your eyes their color? | iris
Which layer at the back of the eye catches the light? | retina
Which clear disk behind the pupil bends the light? | lens
Which clear window covers the front of the eye? | cornea
Which nerve carries pictures to the brain? | optic nerve
What washes dust out of your eyes? | tears
Which hairs keep dust out of your eyes? | eyelashes
Which thin skin in the ear shakes when a sound hits it? | eardrum
Which part of the inner ear looks like a snail? | cochlea
What on your tongue tells sweet from sour? | taste buds
Which two openings let smells in? | nostrils
What sticky stuff keeps the ear canal clean? | earwax
Which raised dots do blind people read with their fingers? | braille
Which language do many deaf people speak with their hands? | sign language
What helps people who see things blurry? | glasses
Which sense keeps you from falling over? | balance`,
  },
  'healthy-living': {
    4: `
What do you wash before you eat? | hands
What do you brush in the morning and at bedtime? | teeth
What goes on your head when you ride a bike? | helmet
What is the best drink when you are thirsty? | water
What do you rub on your skin on a sunny day? | sunscreen
What can you sneeze into with no tissue? | elbow
What do you blow your nose into? | tissue
What makes bubbles when you wash your hands? | soap
Who takes care of your teeth? | dentist
Who helps you get well when you are sick? | doctor
What does your body do all night? | sleep
What do you buckle in the car? | seat belt
What do you put on a toothbrush? | toothpaste
What shades your face on a hot day? | sun hat / hat
What do you dry yourself with after a bath? | towel
What do you stick on a small cut? | bandage / Band-Aid / plaster`,
    8: `
Which mineral in milk makes bones strong? | calcium
Which vitamin do oranges have a lot of? | vitamin C
Which vitamin does your skin make in sunlight? | vitamin D
Which vitamin for your eyes does your body make from carrots? | vitamin A
Which mineral helps blood carry oxygen? | iron
Which nutrient builds and repairs muscles? | protein
Which nutrient in bread and pasta is the body’s main fuel? | carbohydrates
Which nutrient stores the most energy? | fat
Which part of plants helps food move through the gut? | fiber
What do you call tiny things that can make you sick? | germs
What teaches the body to fight a disease before you catch it? | vaccine
Which medicine kills bacteria? | antibiotic | It doesn’t help against viruses, such as those of a cold.
What in candy feeds the bacteria on your teeth? | sugar
What is a hole in a tooth called? | cavity
What is it called when your body is too hot because you are sick? | fever
What is it called when pollen or nuts make someone ill? | allergy
Which illness makes airways narrow and breathing hard? | asthma
What happens when the body loses too much water? | dehydration`,
  },
  'food-groups': {
    6: `
Which food group is an apple in? | fruit
Which food group is a carrot in? | vegetables
Which food group is rice in? | grains
Which food group is yogurt in? | dairy
Which food group is chicken in? | protein foods
Which food group is spinach in? | vegetables
Which food group is bread in? | grains
Which food group is a banana in? | fruit
Which food group is fish in? | protein foods
Which food group is cheese in? | dairy
Which food group is pasta in? | grains
Which food group is a pear in? | fruit
Which food group is broccoli in? | vegetables
Which food group is milk in? | dairy
Which food group is an egg in? | protein foods
Which food group is oatmeal in? | grains
Which food group is a strawberry in? | fruit
Which food group is lettuce in? | vegetables`,
    8: `
Which food group is zucchini in? | vegetables
Which food group is couscous in? | grains
Which food group is a kiwi in? | fruit
Which food group is turkey in? | protein foods
Which food group is mozzarella in? | dairy
Which food group is cauliflower in? | vegetables
Which food group are raisins in? | fruit
Which food group are shrimp in? | protein foods
Which food group is buttermilk in? | dairy
Which food group is barley in? | grains
Which food group is eggplant in? | vegetables
Which food group is tuna in? | protein foods
Which food group is a grapefruit in? | fruit
Which food group is cottage cheese in? | dairy
Which food group is millet in? | grains
Which food group is asparagus in? | vegetables
Which food group gives your bones the most calcium? | dairy
Which food group builds your muscles most of all? | protein foods
Which food group gives you the most starch? | grains`,
  },
  'first-aid': {
    6: `
What should you put under cool running water? | a small burn | Cool it for many minutes, and get a grown-up.
What goes on a clean scrape to cover it? | a bandage / a Band-Aid / a plaster
What from the freezer helps a bump? | a cold pack | Wrap it in a cloth first.
What do you rinse out of a scrape with clean water? | dirt
What takes a splinter out? | tweezers
Which car with a siren takes hurt people to the hospital? | an ambulance
Who puts out fires? | firefighters
What beeps when something burns at home? | a smoke alarm
Which hard shell holds a broken arm still? | a cast
What picture shows your bones? | an X-ray
What measures a fever? | a thermometer
What box holds things for small injuries? | a first aid kit
What may you take only from a grown-up you trust? | medicine
What do you dial when someone is badly hurt? | the emergency number
What does the emergency helper ask you first? | where you are | Then stay on the phone until they tell you to hang up.
What do you check before you help someone? | that you are safe`,
    8: `
What is the main emergency number in the United States? | 911
What is the main emergency number in the European Union? | 112
What is the British emergency number, besides 112? | 999
What is the main emergency number in Australia? | 000
What is the main emergency number in New Zealand? | 111
Which number calls an ambulance in Japan? | 119
Which number calls an ambulance in Brazil? | 192
Which number calls an ambulance in China? | 120
Which way do you lean when your nose bleeds? | forward | Pinch the soft part of the nose and breathe through your mouth.
How do you stay under the smoke of a fire? | crawl low | The air is cleaner near the floor.
What do you do if your clothes catch fire? | stop, drop and roll
What do you do when the fire alarm rings? | go outside
What do you do with a dog you don’t know? | leave it alone
What do you do when lightning is near? | go indoors
What do you call a broken bone? | fracture
What do you call a stretched or torn ligament? | sprain
Which cloth hangs from the neck to hold an arm? | sling`,
    10: `
Which position keeps the airway open if someone breathes but won’t wake up? | recovery position
What is the pressing part of CPR called? | chest compressions
Which machine can restart a heart with an electric shock? | AED / defibrillator
What is pressing the chest and giving breaths called for short? | CPR
What do you call a very dangerous allergic reaction? | anaphylaxis
Which medicine is in an auto-injector for severe allergies? | epinephrine / adrenaline
What does someone with asthma breathe medicine from? | inhaler
What is a brain injury from a blow to the head called? | concussion
What is it called when the body gets dangerously cold? | hypothermia
What is it called when the body gets dangerously hot? | heatstroke
What is it called when skin freezes? | frostbite
What is it called when food blocks the airway? | choking
Who gives advice by phone if someone swallows a cleaner? | poison control
Which strap stops heavy bleeding from an arm or a leg? | tourniquet | It is a last resort for people who have learned to use it.
What do your hands put on a wound that bleeds a lot? | firm pressure
What do you call a small injury that bleeds under the skin? | bruise`,
  },
};
