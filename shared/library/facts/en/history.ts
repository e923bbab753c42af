import type { FactTexts } from '../fact-texts.ts';

/** Dates on which historians agree, in the order of time. */
export const facts: FactTexts = {
  'world-dates': {
    old: `
First Olympic Games on record, in Greece | 776 BC / 776 BCE | Only free Greek men took part.
Rome is founded, as the legend says | 753 BC / 753 BCE | In the legend, a wolf raised the twins Romulus and Remus.
The Greeks beat the Persians at Marathon | 490 BC / 490 BCE | The race of 26 miles is named after it.
Socrates is put to death in Athens | 399 BC / 399 BCE | He taught by asking questions.
Alexander the Great dies | 323 BC / 323 BCE | His empire reached from Greece to India.
The first emperor unites China | 221 BC / 221 BCE | His clay army still guards his tomb.
Hannibal crosses the Alps | 218 BC / 218 BCE | He took elephants with him.
Julius Caesar is murdered | 44 BC / 44 BCE | It was on March 15, the Ides of March.
Augustus becomes the first Roman emperor | 27 BC / 27 BCE | The month of August has its name from him.
Vesuvius buries Pompeii | 79 | The ash kept the town as it was.
Emperor Constantine allows Christianity in Rome | 313 | Until then, Christians had been punished for their faith.
The last Roman emperor in the West falls | 476 | The eastern empire lived on for a thousand years.
Muhammad moves from Mecca to Medina | 622 | The Islamic calendar starts here.
Charlemagne is crowned emperor | 800 | The pope crowned him on Christmas Day in Rome.
William the Conqueror wins at Hastings | 1066 | After that, England’s rulers spoke French for a long time.
The First Crusade is called | 1095 | Knights set out to take Jerusalem.
King John seals the Magna Carta | 1215 | From then on, even the king had to obey the law.
Marco Polo sets out for China | 1271 | He was about 17 and came home 24 years later.
The Hundred Years’ War begins | 1337 | France and England fought, with breaks, until 1453.
The Black Death reaches Europe | 1347 | This plague killed about a third of Europe’s people.
Joan of Arc is burned | 1431 | She had led the French army at the age of 17.
The Ottomans take Constantinople | 1453 | The city is called Istanbul today.
The Wars of the Roses begin in England | 1455 | Two families, with a red and a white rose, fought for the throne.
Columbus reaches the Americas | 1492 | He believed that he was in Asia.
Vasco da Gama reaches India by sea | 1498 | He was the first to sail from Europe around Africa to India.`,
    early: `
Cabral reaches Brazil | 1500 | That is why Brazilians speak Portuguese.
Luther writes his 95 theses | 1517 | They began the Reformation.
Magellan sets out to sail around the world | 1519 | He died on the way. One of his five ships came home.
Cortés conquers the Aztec capital | 1521 | The city was where Mexico City is today.
Suleiman besieges Vienna for the first time | 1529 | The city held out.
Henry VIII becomes head of the Church of England | 1534 | The pope had not let him end his marriage.
Copernicus publishes that the Earth circles the Sun | 1543 | Until then, most people thought the Sun moves around us.
Elizabeth I becomes queen of England | 1558 | She ruled for 44 years.
The Spanish Armada is beaten | 1588 | Storms sank many of the ships.
The English found Jamestown in Virginia | 1607 | It was the first English town in America that lasted.
Galileo publishes what he saw through his telescope | 1610 | He saw mountains on the Moon and moons of Jupiter.
The Thirty Years’ War begins | 1618 | In Prague, officials were thrown out of a window.
The Mayflower sails to America | 1620 | On board were the Pilgrims.
The Thirty Years’ War ends | 1648 | The treaties are called the Peace of Westphalia.
Charles I of England is beheaded | 1649 | For eleven years, England had no king.
The Great Fire burns London | 1666 | It began in a bakery.
Newton publishes his laws of motion | 1687 | The same laws hold for apples and for planets.
England gets its Bill of Rights | 1689 | It gave Parliament more power than the king.
Peter the Great founds Saint Petersburg | 1703 | He wanted a harbor to Europe.
England and Scotland become Great Britain | 1707 | Both got one parliament.
An earthquake destroys Lisbon | 1755 | A tsunami and fires followed.
Watt patents his better steam engine | 1769 | Steam soon drove factories and trains.
The Boston Tea Party | 1773 | Colonists threw tea into the harbor because of a tax.
The US Declaration of Independence | 1776 | It was adopted on July 4.
The first balloon flight with people | 1783 | The balloon was the Montgolfier brothers’.`,
    modern: `
The Bastille is stormed | 1789 | July 14 is France’s national day.
Louis XVI of France is beheaded | 1793 | France had become a republic the year before.
Jenner gives the first smallpox vaccination | 1796 | Smallpox is gone from the world today.
Haiti becomes independent | 1804 | People who had been enslaved won their freedom.
Napoleon wins at Austerlitz | 1805 | He beat the emperors of Austria and Russia.
Napoleon loses at Waterloo | 1815 | He was sent to the island of Saint Helena.
Bolívar’s Gran Colombia is founded | 1819 | It came to hold Colombia, Venezuela, Ecuador and Panama.
Brazil becomes independent | 1822 | Pedro I became its emperor.
The first public steam railway opens in England | 1825 | It ran from Stockton to Darlington.
Britain’s law to end slavery in its colonies | 1833 | More than 800,000 people became free in the years after it.
Victoria becomes queen | 1837 | She was 18 and ruled for 63 years.
The Great Famine begins in Ireland | 1845 | A disease had ruined the potatoes.
Revolutions break out all over Europe | 1848 | People asked for rights and parliaments.
Darwin publishes On the Origin of Species | 1859 | It explains how species change.
Italy becomes one kingdom | 1861 | Before, it was many states.
The Red Cross is founded | 1863 | It helps people in wars and disasters.
Lincoln is shot | 1865 | It was a few days after the Civil War had ended.
The Suez Canal opens | 1869 | Ships no longer had to sail around Africa.
The German Empire is founded | 1871 | Prussia’s king became emperor.
Bell patents the telephone | 1876 | The first words were to his helper, Mr. Watson.
Benz patents his motor car | 1886 | It had three wheels.
The Eiffel Tower opens | 1889 | For 41 years it was the tallest building in the world.
New Zealand’s women get the vote | 1893 | It was the first country where all women could vote.
The first modern Olympic Games | 1896 | They were in Athens.
The Wright brothers fly | 1903 | The first flight took 12 seconds.`,
    recent: `
Amundsen reaches the South Pole | 1911 | Scott came five weeks later.
The Titanic sinks | 1912 | It hit an iceberg on its first trip.
World War I begins | 1914 | An heir to the throne had been shot in Sarajevo.
The Russian Revolution | 1917 | The czar lost his throne.
World War I ends | 1918 | The fighting stopped on November 11.
Fleming discovers penicillin | 1928 | Mold had killed the bacteria in a dish.
Hitler comes to power | 1933 | Germany became a dictatorship.
World War II begins in Europe | 1939 | Germany attacked Poland.
Japan attacks Pearl Harbor | 1941 | The next day, the United States entered the war.
The Allies land in Normandy | 1944 | It is known as D-Day.
World War II ends | 1945 | It ended in Europe in May and in Asia in September.
India becomes independent | 1947 | Gandhi had fought for it without violence.
The Universal Declaration of Human Rights | 1948 | It says that all people are born free and equal.
Mao founds the People’s Republic of China | 1949 | It is one of the two countries with the most people today.
Hillary and Tenzing climb Mount Everest | 1953 | Tenzing Norgay was a Sherpa from Nepal.
Sputnik, the first satellite, flies | 1957 | It beeped as it circled the Earth.
The Berlin Wall goes up | 1961 | It divided the city for 28 years.
Martin Luther King says “I have a dream” | 1963 | About 250,000 people heard him in Washington.
First people on the Moon | 1969 | Neil Armstrong stepped out first.
The Chernobyl accident | 1986 | A reactor of a nuclear power plant exploded.
The Berlin Wall falls | 1989 | People danced on it that night.
Germany is reunited | 1990 | October 3 is a holiday there.
The Soviet Union ends | 1991 | It became fifteen countries.
Mandela becomes president of South Africa | 1994 | He had been in prison for 27 years.
The attacks of September 11 | 2001 | Terrorists flew planes into the Twin Towers in New York.`,
  },
};
