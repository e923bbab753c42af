import type { FactTexts } from '../fact-texts.ts';

/** Plants and animals. */
export const facts: FactTexts = {
  plants: {
    6: `
Which part of a plant drinks water from the soil? | roots
Which part holds a flower up? | stem
Which flat green parts catch the light? | leaves
Which part of a plant do bees visit? | flower
What is the little brown thing inside an apple? | seed
What is the thick stem of a tree called? | trunk
What is the skin of a tree called? | bark
What grows out of a trunk and holds twigs? | branch
Which tree grows from an acorn? | oak
Which tall yellow flower has seeds we eat? | sunflower
Which desert plant has spines? | cactus
What are the colored leaves of a flower called? | petals
What sweet juice do bees find in flowers? | nectar
Which tree has needles and cones? | pine
What do you call many trees together? | forest
Which grass do we bake bread from? | wheat
Which small green plant covers stones in wet places? | moss`,
    8: `
How do plants make food from light, air and water? | photosynthesis
Which green pigment is in leaves? | chlorophyll
Which yellow dust do bees carry from flower to flower? | pollen
What is it called when pollen reaches another flower? | pollination
What is it called when a seed starts to grow? | germination
Which round underground part does a tulip grow from? | bulb
Which gas do plants take from the air to make food? | carbon dioxide
Which gas do plants give off that we breathe? | oxygen
What do you call trees that are green all year? | evergreen
What do you call trees that drop their leaves each fall? | deciduous
What do ferns and mosses have instead of seeds? | spores
What is the thread with pollen on its tip in a flower called? | stamen
Which part of a flower becomes the fruit? | ovary
What do rotting leaves and peels become? | compost
What is a very young plant called? | seedling
What can you count in a tree trunk to learn its age? | growth rings
Which underground part of the potato plant do we eat? | tuber`,
    10: `
Which tubes carry water up a plant? | xylem
Which tubes carry sugar through a plant? | phloem
Which tiny openings let gases in and out of a leaf? | stomata
Which part of a plant cell makes sugar from light? | chloroplast
What are the cell walls of plants made of? | cellulose
What do you call the loss of water through leaves? | transpiration
Which tip of the stamen holds the pollen? | anther
Which sticky tip of the pistil catches the pollen? | stigma
What are the small green leaves under a flower called? | sepals
What do you call a plant that lives for one year? | annual
What do you call a plant that lives for many years? | perennial
What is the first leaf inside a seed called? | cotyledon
What do you call growing toward light? | phototropism
Which white stuff do potatoes store as a reserve? | starch
Which sugar does photosynthesis make? | glucose
What is it called when a cell from pollen joins an egg cell? | fertilization
Which gas in the air must soil bacteria change before plants can use it? | nitrogen`,
  },
  'animal-facts': {
    4: `
Which animal says moo? | cow
Which animal says woof? | dog
Which animal says meow? | cat
Which animal says oink? | pig
Which animal says baa? | sheep
Which animal says neigh? | horse
Which animal says quack? | duck
Which animal says cock-a-doodle-doo? | rooster
Which animal says ribbit? | frog
Which bird says hoo-hoo at night? | owl
Which animal makes honey? | bee
Which animal has a long trunk? | elephant
Which animal has a very long neck? | giraffe
Which animal has black and white stripes? | zebra
Which animal hops and has a pouch? | kangaroo
Which animal carries a shell and leaves a slimy trail? | snail
Which animal spins a web? | spider
Which animal has no legs and a forked tongue? | snake`,
    6: `
Which animal runs fastest on land? | cheetah
Which animal is the biggest of all? | blue whale
Which bird is the biggest? | ostrich
Which tiny bird can fly backward? | hummingbird
Which animal sleeps hanging upside down? | bat
Which animal builds dams? | beaver
Which lizard changes its color? | chameleon
Which bear eats bamboo? | panda
Which black and white bird swims but can’t fly? | penguin
Which sea animal has eight arms? | octopus
Which desert animal has humps? | camel
Which bushy-tailed animal buries nuts? | squirrel
Which small animal rolls up into a spiky ball? | hedgehog
Which gray animal lives in eucalyptus trees? | koala
Which white animal hunts seals on the Arctic ice? | polar bear
What turns into a butterfly? | caterpillar
Which insect glows at night? | firefly
Which animal has a horn on its nose? | rhinoceros
Which river reptile has a long snout and huge jaws? | crocodile`,
    8: `
What do you call an animal that eats only plants? | herbivore
What do you call an animal that eats only meat? | carnivore
What do you call an animal that eats plants and meat? | omnivore
What do you call an animal that hunts others? | predator
What do you call an animal that gets hunted? | prey
What do you call an animal that is active at night? | nocturnal
What do you call a long sleep through the winter? | hibernation
What do you call a long trip to a warmer place each year? | migration
What do you call colors that hide an animal? | camouflage
What do fish breathe with? | gills
What do you call the change from tadpole to frog? | metamorphosis
What do insects feel and smell with? | antennae / feelers
What do you call a kind of animal that has died out? | extinct
What do you call a kind of animal that may soon die out? | endangered
What do you call the place where an animal lives in nature? | habitat
What do you call animals that take on the heat around them? | cold-blooded
What do you call animals with a backbone? | vertebrates
What do you call animals without a backbone? | invertebrates`,
  },
  'animal-groups': {
    6: `
What kind of animal is a dog? | mammal
What kind of animal is a sparrow? | bird
What kind of animal is a salmon? | fish
What kind of animal is a snake? | reptile
What kind of animal is a frog? | amphibian
What kind of animal is a bee? | insect
What kind of animal is a horse? | mammal
What kind of animal is an eagle? | bird
What kind of animal is a shark? | fish
What kind of animal is a lizard? | reptile
What kind of animal is a toad? | amphibian
What kind of animal is an ant? | insect
What kind of animal is a mouse? | mammal
What kind of animal is a duck? | bird
What kind of animal is a trout? | fish
What kind of animal is a turtle? | reptile
What kind of animal is a salamander? | amphibian
What kind of animal is a butterfly? | insect
What kind of animal is an elephant? | mammal
What kind of animal is an owl? | bird
What kind of animal is a goldfish? | fish
What kind of animal is a crocodile? | reptile
What kind of animal is a newt? | amphibian
What kind of animal is a ladybug? | insect`,
    8: `
What kind of animal is a whale? | mammal | It breathes air and feeds its young with milk.
What kind of animal is a bat? | mammal | It flies, but it has fur and gives milk.
What kind of animal is a penguin? | bird | It has feathers and lays eggs.
What kind of animal is a seahorse? | fish | It breathes with gills.
What kind of animal is an axolotl? | amphibian
What kind of animal is a spider? | arachnid | It has eight legs. Insects have six.
What kind of animal is a scorpion? | arachnid
What kind of animal is a tick? | arachnid
What kind of animal is a crab? | crustacean
What kind of animal is a lobster? | crustacean
What kind of animal is a shrimp? | crustacean
What kind of animal is a snail? | mollusk
What kind of animal is an octopus? | mollusk
What kind of animal is a clam? | mollusk
What kind of animal is a squid? | mollusk
What kind of animal is a starfish? | echinoderm
What kind of animal is a sea urchin? | echinoderm
What kind of animal is a jellyfish? | cnidarian
What kind of animal is a coral? | cnidarian
What kind of animal is a platypus? | mammal | It lays eggs, but it feeds its young with milk.
What kind of animal is a dragonfly? | insect
What kind of animal is an ostrich? | bird`,
  },
  'food-chains': {
    8: `
Where does the energy of most food chains first come from? | the Sun
What is a plant called in a food chain? | producer | It makes its own food.
What is every animal in a food chain called? | consumer
What do you call mushrooms and bacteria that break down dead things? | decomposers
What do you call many food chains that are linked? | food web
What do you call an animal that eats dead animals it finds? | scavenger
Which animal at the top has no hunters? | apex predator / top predator
What do you call all living things in a place with their surroundings? | ecosystem
Which tiny drifting plants start most food chains in the sea? | phytoplankton / plankton
What is passed on from one link of a food chain to the next? | energy
Where do camels and cactuses live? | desert / in the desert
Where do polar bears and walruses live? | Arctic / in the Arctic
Where do toucans and sloths live? | rainforest / in the rainforest
Where do lions and zebras live? | savanna / in the savanna
Where do clownfish and sea anemones live? | coral reef / in a coral reef
Where do cattails and dragonflies live? | pond / in a pond`,
    10: `
What is an animal that eats plants called in a food chain? | primary consumer
What is an animal that eats plant eaters called in a food chain? | secondary consumer
What is each step of a food chain called? | trophic level
What is the mass of all living things in a place called? | biomass
What is the variety of life in a place called? | biodiversity
What lives on or in another living thing and harms it? | parasite
What does a parasite live on? | host
What is it called when two species help each other? | mutualism / symbiosis
What is a newcomer that harms the life around it called? | invasive species
Which kind of species holds a whole ecosystem together? | keystone species
What is the role of a species in its ecosystem called? | niche
What are all members of one species in one place called? | population
What are all species that live in one place called together? | community
What is a trait that helps a species survive called? | adaptation
What is the fight for the same food or space called? | competition
What are nonliving things such as light and water called? | abiotic factors
Which cycle moves CO2 between air, plants and animals? | carbon cycle`,
  },
};
