import { makers as europe } from './nations-europe.ts';
import { makeNation } from './read-facts.ts';

const unitedStates = makeNation(
  `
Who was the first president of the United States? | George Washington
Who wrote most of the Declaration of Independence? | Thomas Jefferson
Who studied lightning with a kite? | Benjamin Franklin
Which US president led the country in its Civil War? | Abraham Lincoln
Who led many enslaved people north to freedom? | Harriet Tubman
Who kept her seat on a bus in Montgomery? | Rosa Parks
Who said “I have a dream”? | Martin Luther King
Which Shoshone woman traveled with Lewis and Clark? | Sacagawea
Who was the first secretary of the treasury? | Alexander Hamilton | He is on the ten-dollar bill.
Who fought for women’s right to vote? | Susan B. Anthony | She was on a dollar coin.
Who escaped slavery and became a famous writer and speaker? | Frederick Douglass
Who was the first woman to fly alone across the Atlantic? | Amelia Earhart
Who led the Union army to victory? | Ulysses S. Grant
Who was the leading general of the Confederates? | Robert E. Lee
Who was US president for most of World War II? | Franklin D. Roosevelt
Which president was shot in Dallas in 1963? | John F. Kennedy
Who was the first Black US president? | Barack Obama`,
  `
Jamestown is founded | 1607
The Pilgrims land at Plymouth | 1620
The Boston Tea Party | 1773
The Declaration of Brazil becomes independent | 1776
The US Constitution is written | 1787
Washington becomes president | 1789
The Louisiana Purchase | 1803
The Trail of Tears begins for most Cherokee | 1838
Gold is found in California | 1848
The American Civil War begins | 1861
The 13th Amendment ends slavery in the US | 1865
A railroad joins America’s east and west | 1869
The Statue of Liberty opens | 1886
American women get the vote in every state | 1920
The Great Depression begins with a crash | 1929
The attack on Pearl Harbor | 1941
The Civil Rights Act | 1964
Americans land on the Moon | 1969
The attacks of September 11 | 2001`,
);

const unitedKingdom = makeNation(
  `
Who won the Battle of Hastings? | William the Conqueror
Who was the English king with six wives? | Henry VIII
Which queen ruled when Shakespeare began to write? | Elizabeth I
Which queen led a revolt against the Romans? | Boudica
Which king of Wessex fought the Vikings and is called the Great? | Alfred
Who won the Battle of Bannockburn for Scotland? | Robert the Bruce
Who led England after Charles I was beheaded? | Oliver Cromwell
Who tried to blow up Parliament in 1605? | Guy Fawkes
Who won the Battle of Trafalgar? | Horatio Nelson
Who won the Battle of Waterloo for Britain? | Duke of Wellington
Which British queen ruled from 1837 to 1901? | Victoria
Who nursed soldiers in the Crimean War with a lamp? | Florence Nightingale
Who wrote On the Origin of Species? | Charles Darwin
Who led the British suffragettes? | Emmeline Pankhurst
Who was British prime minister for most of World War II? | Winston Churchill
Who was Britain’s first woman prime minister? | Margaret Thatcher
Which British queen ruled for 70 years? | Elizabeth II
Who helped break the Enigma code in World War II? | Alan Turing`,
  `
The Romans under Claudius invade Britain | 43
The Vikings raid Lindisfarne | 793
The Battle of Hastings | 1066
The Magna Carta | 1215
The Battle of Bannockburn | 1314
Henry VIII becomes king | 1509
The Armada is beaten | 1588
The Gunpowder Plot | 1605
Charles I is beheaded | 1649
The Great Fire of London | 1666
England and Scotland unite | 1707
The Battle of Trafalgar | 1805
The Battle of Waterloo | 1815
Victoria becomes queen | 1837
Britain enters World War I | 1914
The Battle of Britain in the air | 1940
The National Health Service begins | 1948
Elizabeth II is crowned | 1953
The United Kingdom leaves the European Union | 2020`,
);

const brazil = makeNation(
  `
Which captain reached Brazil in 1500? | Pedro Álvares Cabral
Who led the free people of Palmares? | Zumbi
Which Brazilian dentist was hanged for wanting freedom? | Tiradentes
Which Portuguese ruler moved his court to Rio? | João VI
Who declared Brazil’s independence? | Pedro I
Who was the last emperor of Brazil? | Pedro II
Who signed the law that ended slavery in Brazil? | Princess Isabel
Who became the first president of Brazil? | Deodoro da Fonseca
Who fought for Brazil’s independence dressed as a man? | Maria Quitéria
Which woman from Laguna fought in Brazil and Italy? | Anita Garibaldi
Who wrote Dom Casmurro? | Machado de Assis
Who flew the 14-bis in Paris? | Santos Dumont
Which doctor fought yellow fever in Rio? | Oswaldo Cruz
Which Brazilian general protected native peoples? | Cândido Rondon
Which president began the New State in 1937? | Getúlio Vargas
Which president built Brasília? | Juscelino Kubitschek
Who designed the palaces of Brasília? | Oscar Niemeyer
Who planned the streets of Brasília? | Lúcio Costa
Who painted Abaporu? | Tarsila do Amaral
Who composed the Bachianas Brasileiras? | Heitor Villa-Lobos
Who won three World Cups as a player? | Pelé
Who was the first woman to be president of Brazil? | Dilma Rousseff`,
  `
Cabral reaches Brazil | 1500
Salvador becomes the capital of Brazil | 1549
Rio de Janeiro is founded | 1565
The Dutch take Recife and Olinda | 1630
The Dutch leave Brazil for good | 1654
Palmares falls | 1694
Rio becomes the capital of Brazil | 1763
Tiradentes is hanged | 1792
The Portuguese court arrives in Rio | 1808
Independence | 1822
Pedro I of Brazil gives up his throne | 1831
Brazil enforces its law against the slave trade | 1850
Brazil’s war against Paraguay ends | 1870
Brazil ends slavery | 1888
Brazil becomes a republic | 1889
Modern Art Week in São Paulo | 1922
Vargas comes to power | 1930
Brasília becomes the capital | 1960
The army takes power in Brazil | 1964
The army gives up power in Brazil | 1985
Brazil’s constitution of today | 1988
The real becomes Brazil’s money | 1994`,
);

export const makers = { ...europe, 'history-us': unitedStates, 'history-uk': unitedKingdom, 'history-brazil': brazil };
