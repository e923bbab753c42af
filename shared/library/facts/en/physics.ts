import type { FactTexts } from '../fact-texts.ts';

/** Matter, forces, light, electricity and space. */
export const facts: FactTexts = {
  'materials-matter': {
    6: `
What are windows made of? | glass
What are pencils made of on the outside? | wood
What comes from the coat of a sheep? | wool
What are bike tires made of? | rubber
What are most shampoo bottles made of? | plastic
What are red house bricks baked from? | clay
What are jeans made of? | cotton
What are candles made of? | wax
What are the pages of a book made of? | paper
What is a beach castle built of? | sand
What are nails and screws made of? | steel / iron / metal
Which shiny yellow metal is in rings? | gold
Which fine thread does a caterpillar spin for us? | silk
What are cowboy boots made of? | leather
Which gray powder hardens with water into a sidewalk? | cement
Which light bark stops bottles and floats? | cork`,
    8: `
What do you call matter that keeps its shape? | solid
What do you call matter that flows and fills a glass from below? | liquid
What do you call matter that fills all the space it has? | gas
What is the change from solid to liquid called? | melting
What is the change from liquid to solid called? | freezing / solidification
What is it called when a liquid bubbles and turns to gas? | boiling
What is it called when a gas turns to liquid? | condensation
At how many degrees Celsius does water freeze? | 0
At how many degrees Celsius does water boil? | 100 | At sea level. On a high mountain it boils sooner.
At how many degrees Fahrenheit does water freeze? | 32
At how many degrees Fahrenheit does water boil? | 212 | At sea level.
What is a mixture called when one thing dissolves in the other? | solution
What holds sand back and lets water through? | filter
What do you call things mixed together, such as sand and stones? | mixture
What do you call the amount of space a thing fills? | volume
Which liquid metal was used in old thermometers? | mercury
What is it called when a wet shirt dries? | evaporation`,
    10: `
What is the smallest piece of an element? | atom
What is the smallest piece of a compound such as water? | molecule
What is a substance of only one kind of atom? | element
What is a substance of several elements joined by a reaction? | compound
Which particle in the nucleus has a positive charge? | proton
Which particle in the nucleus has no charge? | neutron
Which particle around the nucleus has a negative charge? | electron
What is the center of an atom? | nucleus
What is an atom with an electric charge? | ion
What lists all the elements? | periodic table
What is a sour substance that turns litmus red? | acid
What is a substance that turns litmus blue? | base / alkali
What speeds up a reaction without being used up? | catalyst
What is the change from solid straight to gas? | sublimation
What is mass divided by volume? | density
What is a mix of metals, such as bronze? | alloy
What forms on iron in wet air? | rust
Which scale says how acidic something is? | pH
What is the gain of oxygen in a reaction called? | oxidation`,
  },
  'forces-machines': {
    8: `
What pulls everything toward the Earth? | gravity
What slows things that rub against each other? | friction
What pulls a paper clip to a magnet? | magnetism / magnetic force
Which force of the air slows a parachute? | air resistance / drag
What pushes a boat up in the water? | buoyancy / upthrust
What is a seesaw, as a simple machine? | lever
Which wheel with a rope lifts a flag? | pulley
What is a ramp, as a simple machine? | inclined plane
What is an ax blade, as a simple machine? | wedge
Which simple machine twists into wood? | screw
What is a doorknob, as a simple machine? | wheel and axle
What does a car’s dial in miles per hour show? | speed
What gets less on the Moon, though your mass stays the same? | weight
What stretches and snaps back into shape? | spring
Which wheels with teeth turn each other? | gears / cogs
What is the point called where a lever turns? | fulcrum`,
    10: `
What is the resistance of a thing to a change of its motion? | inertia
What is a change of speed or direction called? | acceleration
What is speed in a direction called? | velocity
What is mass times velocity called? | momentum
What is force times the distance moved called? | work
What is work divided by time called? | power
What is the energy of moving things called? | kinetic energy
What is stored energy, such as that of a lifted stone, called? | potential energy
What is the unit of energy? | joule
What is the unit of power? | watt
What is the unit of force? | newton
What is the unit of pressure? | pascal
What is force divided by area called? | pressure
What is the amount of matter in a thing called? | mass
What is a twisting force called? | torque
What pulls a thing toward the center of its circle? | centripetal force
What is the steady speed of a falling thing in air called? | terminal velocity`,
  },
  'light-sound': {
    8: `
What is the dark shape behind something in the light? | shadow
What is it called when light bounces off a mirror? | reflection
What is it called when light bends as it enters water? | refraction
What do you call things you can see through clearly? | transparent
What do you call things that let no light through? | opaque
What do you call things like wax paper that let some light through? | translucent
Which glass block splits light into colors? | prism
What do you hear when a sound bounces back? | echo
What fast shaking makes sound? | vibration
What do musicians call how high or low a note is? | pitch
Where can sound not travel? | vacuum
What are all the colors of light together called? | spectrum
What unit tells how loud a sound is? | decibel
What makes letters look bigger when you hold it over them? | magnifying glass
What makes distant things look near? | telescope
What makes germs big enough to see? | microscope
Which part of you makes sound when you speak? | vocal cords`,
    10: `
What is the number of waves in a second called? | frequency
What is the height of a wave above its middle called? | amplitude
What is the distance from crest to crest called? | wavelength
What is the unit of frequency? | hertz
What is sound too high for people to hear called? | ultrasound
What is sound too low for people to hear called? | infrasound
Which invisible light do we feel as heat? | infrared
Which invisible light gives sunburn? | ultraviolet
What shows bones through the skin? | X-rays
Which lens is thicker in the middle? | convex
Which lens is thinner in the middle? | concave
Which narrow beam of light has only one color? | laser
What is a particle of light called? | photon
Why does a siren sound higher as it comes closer? | Doppler effect
What is it called when a dark shirt takes in light? | absorption
What is it called when one thing makes another swing along? | resonance
Which thin glass threads carry internet data as light? | optical fibers`,
  },
  'electricity-magnets': {
    8: `
What stores electricity in a flashlight? | battery
What is a closed path for electricity called? | circuit
What do you press to turn on a lamp? | switch
What lights up in a lamp? | bulb / light bulb / LED
What do you call a material that lets electricity through? | conductor
What do you call a material that stops electricity? | insulator
What sticks to a fridge by itself? | magnet
What are the two ends of a magnet called? | poles
What do equal ends of two magnets do? | repel / push apart
What do opposite ends of two magnets do? | attract / pull together
What makes your hair stand up near a balloon? | static electricity / static
What shows north with a needle? | compass
What becomes a magnet when current flows? | electromagnet
What melts when too much current flows? | fuse
What turns sunlight into electricity? | solar panel / solar cell
Which tall machine with blades makes electricity? | wind turbine
What is the flow of electricity called? | current / electric current
Which metal are most wires made of? | copper`,
    10: `
What is the unit of voltage? | volt
What is the unit of electric current? | ampere / amp
What is the unit of resistance? | ohm
What is a circuit with one path called? | series circuit / in series
What is a circuit with several branches called? | parallel circuit / in parallel
Which part limits the current? | resistor
Which part lets current through in one direction only? | diode
What changes high voltage to low voltage? | transformer
What is current that keeps changing direction called? | alternating current / AC
What is current that flows in one direction called? | direct current / DC
What stores electric charge between two plates? | capacitor
Which tiny part works as a switch or amplifier in chips? | transistor
What turns motion into electricity? | generator
What turns electricity into motion? | motor / electric motor
What is a path of current that skips the device called? | short circuit
Which kind of material is silicon? | semiconductor
What is the space around a magnet in which it acts called? | magnetic field`,
  },
  space: {
    6: `
Which star gives us light and warmth? | Sun
What goes around the Earth once a month? | Moon
Which planet do we live on? | Earth
What are the twinkling dots in the night sky? | stars
What carries people into space? | rocket
Who travels into space? | astronaut / cosmonaut
What is a bowl-shaped hole on the Moon called? | crater
Which ball of ice has a long bright tail? | comet
Where do astronauts live and work in orbit? | space station
What is our galaxy called? | Milky Way
What do you call a picture of stars, such as a bear? | constellation
What does an astronaut wear outside? | spacesuit
Which planet has the brightest rings? | Saturn
Which planet is red? | Mars
Which planet is the biggest? | Jupiter
Which car drives on Mars without people? | rover`,
    8: `
What is the path of a planet around the Sun? | orbit
Which line through both poles does the Earth spin around? | axis
What are the Sun and everything around it called? | solar system
What is a huge group of billions of stars? | galaxy
What do thousands of space rocks between Mars and Jupiter form? | asteroid belt
What is the streak of light of a burning space rock? | meteor / shooting star
What is a space rock that has landed on Earth? | meteorite
Which phase of the Moon can’t be seen? | new moon
Which phase of the Moon is a whole circle? | full moon
What is it when the Moon covers the Sun? | solar eclipse
What is it when the Earth’s shadow covers the Moon? | lunar eclipse
Who was the first person on the Moon? | (Neil) Armstrong
Who was the first person in space? | (Yuri) Gagarin
Who was the first woman in space? | (Valentina) Tereshkova
Who was the second person on the Moon? | (Buzz) Aldrin
Who was the first American in orbit? | (John) Glenn
Which planet is closest to the Sun? | Mercury
Which planet is farthest from the Sun? | Neptune
Which planet is the hottest? | Venus
Which planet rolls on its side? | Uranus
Which star helped sailors find their way at night? | Polaris / North Star / Pole Star`,
    10: `
Which unit tells how far away stars are? | light-year
What lets not even light escape? | black hole
What is the explosion of a huge star called? | supernova
What is a cloud of gas and dust in space called? | nebula
How did the universe begin, as most scientists think? | Big Bang
What will the Sun grow into? | red giant
What small hot star will the Sun end as? | white dwarf
Which dense star can be left after a supernova? | neutron star
What is a planet of another star called? | exoplanet
What is Pluto today? | dwarf planet
What is the ring of icy bodies beyond Neptune called? | Kuiper Belt
Which is the largest moon of Saturn? | Titan
Which is the largest moon of Jupiter? | Ganymede
Which is the highest volcano on Mars? | Olympus Mons
Which process makes the Sun shine? | nuclear fusion / fusion
Which star is nearest to the Sun? | Proxima Centauri
Which large galaxy is nearest to ours? | Andromeda / Andromeda Galaxy
Which dwarf planet is in the asteroid belt? | Ceres`,
  },
};
