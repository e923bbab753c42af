import type { FactTexts } from '../fact-texts.ts';

/** People and dates of seven countries; dates in the order of time. */
export const facts: FactTexts = {
  'history-germany': {
    who: `
Who was crowned emperor in Rome in 800? | Charlemagne
Who printed the Bible with movable letters? | (Johannes) Gutenberg
Who began the Reformation? | (Martin) Luther
Who wrote Faust? | (Johann Wolfgang von) Goethe
Who wrote William Tell and the Ode to Joy? | (Friedrich) Schiller
Who collected fairy tales with his brother Wilhelm? | (Jacob) Grimm
Who was the first chancellor of the German Empire? | (Otto von) Bismarck
Who was the last German emperor? | Wilhelm II
Which king of Prussia is called the Great? | Frederick II
Which king built Neuschwanstein? | Ludwig II
Who tried to kill Hitler with a bomb in 1944? | (Claus von) Stauffenberg
Which student gave out leaflets against Hitler in Munich? | (Sophie) Scholl
Who was the first German chancellor after World War II? | (Konrad) Adenauer
Which chancellor knelt in Warsaw? | (Willy) Brandt
Who was chancellor when Germany was reunited? | (Helmut) Kohl
Who was Germany’s first woman chancellor? | (Angela) Merkel
Whose diary tells of hiding from the Nazis in Amsterdam? | (Anne) Frank
Who discovered X-rays? | (Wilhelm) Röntgen`,
    when: `
Germanic tribes beat the Romans under Varus | 9
Charlemagne is crowned emperor | 800
Luther’s 95 theses | 1517
The Peasants’ War is put down | 1525
The Thirty Years’ War begins | 1618
The Peace of Westphalia | 1648
Napoleon is beaten at Leipzig | 1813
A parliament meets in Frankfurt’s Paulskirche | 1848
The German Empire is founded | 1871
World War I begins | 1914
Germany becomes a republic | 1918
Hitler becomes chancellor | 1933
Nazis burn synagogues all over Germany | 1938
World War II ends in Europe | 1945
Two German states are founded | 1949
East Germans rise up on June 17 | 1953
The Berlin Wall goes up | 1961
The Berlin Wall falls | 1989
Germany is reunited | 1990
The euro comes as cash | 2002`,
  },
  'history-france': {
    who: `
Which Gaul fought Caesar and lost at Alesia? | Vercingetorix
Which king of the Franks was baptized at Reims? | Clovis
Which king of the Franks became emperor in 800? | Charlemagne
Who led the army to free Orléans? | Joan of Arc
Which king built the castle of Chambord? | Francis I
Which king ended the wars of religion at Nantes? | Henry IV
Which cardinal served Louis XIII? | Richelieu
Who was the Sun King? | Louis XIV
Which king was beheaded in the French Revolution? | Louis XVI
Which queen was beheaded in 1793? | Marie Antoinette
Who made himself emperor in 1804? | Napoleon (Bonaparte) / Napoleon I
Who wrote Les Misérables? | (Victor) Hugo
Who found a vaccine for rabies? | (Louis) Pasteur
Who won two Nobel Prizes, in physics and chemistry? | (Marie) Curie
Who called on the French from London in 1940? | (Charles) de Gaulle
Which leader of the Resistance died in 1943? | (Jean) Moulin
Which survivor of Auschwitz led the first elected European Parliament? | (Simone) Veil
Who was president of France from 1981 to 1995? | (François) Mitterrand`,
    when: `
Charlemagne is crowned emperor | 800
The Treaty of Verdun divides the empire | 843
Hugh Capet becomes king | 987
The Battle of Bouvines | 1214
Joan of Arc dies in Rouen | 1431
The Battle of Marignano | 1515
The Edict of Nantes | 1598
Louis XIV of France begins to rule alone | 1661
The Bastille is stormed | 1789
France becomes a republic for the first time | 1792
Napoleon becomes emperor | 1804
The Battle of Waterloo | 1815
France ends slavery for good | 1848
All children in France must go to school | 1882
France separates church and state | 1905
The Battle of Verdun | 1916
Paris is freed in World War II | 1944
French women vote for the first time | 1945
France’s Fifth Republic begins | 1958
France ends the death penalty | 1981`,
  },
  'history-spain': {
    who: `
Which queen sent Columbus west? | Isabella I
Which king married Isabella of Castile? | Ferdinand II
Which knight fought at Valencia and is called El Cid? | (Rodrigo) Díaz de Vivar
Who reached the Americas in 1492? | (Christopher) Columbus
Who conquered the Aztecs? | (Hernán) Cortés
Who conquered the Incas? | (Francisco) Pizarro
Who finished the first voyage around the world? | (Juan Sebastián) Elcano
Which king of Spain was also Holy Roman Emperor? | Charles I
Which king built El Escorial? | Philip II
Who wrote Don Quixote? | (Miguel de) Cervantes
Who painted Las Meninas? | (Diego) Velázquez
Who painted The Third of May 1808? | (Francisco) Goya
Who painted Guernica? | (Pablo) Picasso
Who designed the Sagrada Família? | (Antoni) Gaudí
Which poet wrote Blood Wedding? | (Federico) García Lorca / Lorca
Who ruled Spain as dictator until 1975? | (Francisco) Franco
Which king led Spain to democracy? | Juan Carlos I
Who won Spain’s first free election after Franco? | (Adolfo) Suárez
Who won a Nobel Prize for the study of nerve cells? | (Santiago) Ramón y Cajal / Cajal`,
    when: `
Muslim armies cross from Africa to Spain | 711
The Battle of Las Navas de Tolosa | 1212
Isabella of Castile and Ferdinand of Aragon marry | 1469
Granada falls and Columbus sails | 1492
Elcano finishes the trip around the world | 1522
The Battle of Lepanto | 1571
The Armada is beaten | 1588
The first part of Don Quixote comes out | 1605
Spain’s last Habsburg king dies | 1700
Madrid rises up against Napoleon | 1808
The Constitution of Cádiz | 1812
Spain loses Cuba and the Philippines | 1898
Spain’s Second Republic begins | 1931
The Spanish Civil War begins | 1936
The Spanish Civil War ends | 1939
Franco dies | 1975
Spain’s constitution of today | 1978
Spain joins the European Community | 1986
Barcelona holds the Olympic Games | 1992
The euro comes as cash | 2002`,
  },
  'history-italy': {
    who: `
Which twin founded Rome, as the legend says? | Romulus
Who was murdered on the Ides of March? | (Julius) Caesar
Who was the first Roman emperor? | Augustus
Who from Assisi loved animals and the poor? | Francis / Saint Francis
Who wrote the Divine Comedy? | Dante (Alighieri)
Which Venetian traveled to China? | (Marco) Polo
Which banker of Florence was called the Magnificent? | Lorenzo de’ Medici
Who painted the Mona Lisa? | Leonardo (da Vinci) / da Vinci
Who painted the ceiling of the Sistine Chapel? | Michelangelo (Buonarroti)
Who wrote The Prince? | (Niccolò) Machiavelli
Who saw Jupiter’s moons and was put on trial? | Galileo (Galilei)
Who composed The Four Seasons? | (Antonio) Vivaldi
Who invented the first battery? | (Alessandro) Volta
Who led the Thousand to Sicily? | (Giuseppe) Garibaldi
Which minister of Piedmont worked for a united Italy? | (Count of) Cavour
Who was the first king of united Italy? | Victor Emmanuel II
Who won a Nobel Prize for radio? | (Guglielmo) Marconi
Who founded a new kind of school for children? | (Maria) Montessori
Who was Italy’s dictator in World War II? | (Benito) Mussolini
Who won a Nobel Prize for nerve growth and became a senator for life? | (Rita) Levi-Montalcini`,
    when: `
Rome is founded, as the legend says | 753 BC / 753 BCE
The Roman Republic begins | 509 BC / 509 BCE
Hannibal crosses the Alps | 218 BC / 218 BCE
Caesar is murdered | 44 BC / 44 BCE
Vesuvius buries Pompeii | 79
The last Roman emperor in the West falls | 476
The Lombards come to Italy | 568
The Lombard League beats Barbarossa at Legnano | 1176
Dante dies in Ravenna | 1321
Columbus of Genoa reaches the Americas | 1492
The army of Charles V sacks Rome | 1527
Napoleon ends the Republic of Venice | 1797
The Five Days of Milan | 1848
Garibaldi sails with the Thousand | 1860
Italy becomes one kingdom | 1861
Rome joins Italy | 1870
Italy enters World War I | 1915
Mussolini marches on Rome | 1922
Italy is freed in World War II | 1945
Italians choose the Republic | 1946
The treaties for Europe are signed in Rome | 1957`,
  },
  'history-us': {
    who: `
Who was the first president of the United States? | (George) Washington
Who wrote most of the Declaration of Independence? | (Thomas) Jefferson
Who studied lightning with a kite? | (Benjamin) Franklin
Which US president led the country in its Civil War? | (Abraham) Lincoln
Who led many enslaved people north to freedom? | (Harriet) Tubman
Who kept her seat on a bus in Montgomery? | (Rosa) Parks
Who said “I have a dream”? | (Martin Luther) King
Which Shoshone woman traveled with Lewis and Clark? | Sacagawea
Who was the first secretary of the treasury? | (Alexander) Hamilton | He is on the ten-dollar bill.
Who fought for women’s right to vote? | (Susan B.) Anthony | She was on a dollar coin.
Who escaped slavery and became a famous writer and speaker? | (Frederick) Douglass
Who was the first woman to fly alone across the Atlantic? | (Amelia) Earhart
Who led the Union army to victory? | (Ulysses S.) Grant
Who was the leading general of the Confederates? | (Robert E.) Lee
Who was US president for most of World War II? | (Franklin D.) Roosevelt
Which president was shot in Dallas in 1963? | (John F.) Kennedy
Who was the first Black US president? | (Barack) Obama`,
    when: `
Jamestown is founded | 1607
The Pilgrims land at Plymouth | 1620
The Boston Tea Party | 1773
The Declaration of Independence | 1776
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
  },
  'history-uk': {
    who: `
Who won the Battle of Hastings? | William the Conqueror
Who was the English king with six wives? | Henry VIII
Which queen ruled when Shakespeare began to write? | Elizabeth I
Which queen led a revolt against the Romans? | Boudica
Which king of Wessex fought the Vikings and is called the Great? | Alfred
Who won the Battle of Bannockburn for Scotland? | Robert the Bruce
Who led England after Charles I was beheaded? | (Oliver) Cromwell
Who tried to blow up Parliament in 1605? | (Guy) Fawkes
Who won the Battle of Trafalgar? | (Horatio) Nelson
Who won the Battle of Waterloo for Britain? | (Duke of) Wellington
Which British queen ruled from 1837 to 1901? | (Queen) Victoria
Who nursed soldiers in the Crimean War with a lamp? | (Florence) Nightingale
Who wrote On the Origin of Species? | (Charles) Darwin
Who led the British suffragettes? | (Emmeline) Pankhurst
Who was British prime minister for most of World War II? | (Winston) Churchill
Who was Britain’s first woman prime minister? | (Margaret) Thatcher
Which British queen ruled for 70 years? | Elizabeth II
Who helped break the Enigma code in World War II? | (Alan) Turing`,
    when: `
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
  },
  'history-brazil': {
    who: `
Which captain reached Brazil in 1500? | (Pedro Álvares) Cabral
Who led the free people of Palmares? | Zumbi
Which Brazilian dentist was hanged for wanting freedom? | Tiradentes
Which Portuguese ruler moved his court to Rio? | João VI
Who declared Brazil’s independence? | Pedro I
Who was the last emperor of Brazil? | Pedro II
Who signed the law that ended slavery in Brazil? | (Princess) Isabel
Who became the first president of Brazil? | (Deodoro da) Fonseca
Who fought for Brazil’s independence dressed as a man? | Maria Quitéria
Which woman from Laguna fought in Brazil and Italy? | Anita Garibaldi
Who wrote Dom Casmurro? | Machado de Assis
Who flew the 14-bis in Paris? | Santos Dumont
Which doctor fought yellow fever in Rio? | (Oswaldo) Cruz
Which Brazilian general protected native peoples? | (Cândido) Rondon
Which president began the New State in 1937? | (Getúlio) Vargas
Which president built Brasília? | (Juscelino) Kubitschek
Who designed the palaces of Brasília? | (Oscar) Niemeyer
Who planned the streets of Brasília? | (Lúcio) Costa
Who painted Abaporu? | (Tarsila do) Amaral / Tarsila
Who composed the Bachianas Brasileiras? | (Heitor) Villa-Lobos
Who won three World Cups as a player? | Pelé
Who was the first woman to be president of Brazil? | (Dilma) Rousseff`,
    when: `
Cabral reaches Brazil | 1500
Salvador becomes the capital of Brazil | 1549
Rio de Janeiro is founded | 1565
The Dutch take Recife and Olinda | 1630
The Dutch leave Brazil for good | 1654
Palmares falls | 1694
Rio becomes the capital of Brazil | 1763
Tiradentes is hanged | 1792
The Portuguese court arrives in Rio | 1808
Brazil becomes independent | 1822
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
  },
};
