import { makeNation } from './read-facts.ts';

const germany = makeNation(
  `
Who was crowned emperor in Rome in 800? | Charlemagne
Who printed the Bible with movable letters? | Johannes Gutenberg
Who began the Reformation? | Martin Luther
Who wrote Faust? | Johann Wolfgang von Goethe
Who wrote William Tell and the Ode to Joy? | Friedrich Schiller
Who collected fairy tales with his brother Wilhelm? | Jacob Grimm
Who was the first chancellor of the German Empire? | Otto von Bismarck
Who was the last German emperor? | Wilhelm II
Which king of Prussia is called the Great? | Frederick II
Which king built Neuschwanstein? | Ludwig II
Who tried to kill Hitler with a bomb in 1944? | Claus von Stauffenberg
Which student gave out leaflets against Hitler in Munich? | Sophie Scholl
Who was the first German chancellor after World War II? | Konrad Adenauer
Which chancellor knelt in Warsaw? | Willy Brandt
Who was chancellor when Germany was reunited? | Helmut Kohl
Who was Germany’s first woman chancellor? | Angela Merkel
Whose diary tells of hiding from the Nazis in Amsterdam? | Anne Frank
Who discovered X-rays? | Wilhelm Röntgen`,
  `
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
);

const france = makeNation(
  `
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
Who made himself emperor in 1804? | Napoleon
Who wrote Les Misérables? | Victor Hugo
Who found a vaccine for rabies? | Louis Pasteur
Who won two Nobel Prizes, in physics and chemistry? | Marie Curie
Who called on the French from London in 1940? | Charles de Gaulle
Which leader of the Resistance died in 1943? | Jean Moulin
Which survivor of Auschwitz led the first elected European Parliament? | Simone Veil
Who was president of France from 1981 to 1995? | François Mitterrand`,
  `
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
);

const spain = makeNation(
  `
Which queen sent Columbus west? | Isabella I
Which king married Isabella of Castile? | Ferdinand II
Which knight fought at Valencia and is called El Cid? | Rodrigo Díaz de Vivar
Who reached the Americas in 1492? | Christopher Columbus
Who conquered the Aztecs? | Hernán Cortés
Who conquered the Incas? | Francisco Pizarro
Who finished the first voyage around the world? | Juan Sebastián Elcano
Which king of Spain was also Holy Roman Emperor? | Charles I
Which king built El Escorial? | Philip II
Who wrote Don Quixote? | Miguel de Cervantes
Who painted Las Meninas? | Diego Velázquez
Who painted The Third of May 1808? | Francisco Goya
Who painted Guernica? | Pablo Picasso
Who designed the Sagrada Família? | Antoni Gaudí
Which poet wrote Blood Wedding? | Federico García Lorca
Who ruled Spain as dictator until 1975? | Francisco Franco
Which king led Spain to democracy? | Juan Carlos I
Who won Spain’s first free election after Franco? | Adolfo Suárez
Who won a Nobel Prize for the study of nerve cells? | Santiago Ramón y Cajal`,
  `
Muslim armies cross from Africa to Spain | 711
The battle of Las Navas de Tolosa | 1212
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
);

const italy = makeNation(
  `
Which twin founded Rome, as the legend says? | Romulus
Who was murdered on the Ides of March? | Julius Caesar
Who was the first Roman emperor? | Augustus
Who from Assisi loved animals and the poor? | Francis / Saint Francis
Who wrote the Divine Comedy? | Dante Alighieri
Which Venetian traveled to China? | Marco Polo
Which banker of Florence was called the Magnificent? | Lorenzo de’ Medici
Who painted the Mona Lisa? | Leonardo da Vinci
Who painted the ceiling of the Sistine Chapel? | Michelangelo
Who wrote The Prince? | Niccolò Machiavelli
Who saw Jupiter’s moons and was put on trial? | Galileo Galilei
Who composed The Four Seasons? | Antonio Vivaldi
Who invented the first battery? | Alessandro Volta
Who led the Thousand to Sicily? | Giuseppe Garibaldi
Which minister of Piedmont worked for a united Italy? | Count of Cavour
Who was the first king of united Italy? | Victor Emmanuel II
Who won a Nobel Prize for radio? | Guglielmo Marconi
Who founded a new kind of school for children? | Maria Montessori
Who was Italy’s dictator in World War II? | Benito Mussolini
Who won a Nobel Prize for nerve growth and became a senator for life? | Rita Levi-Montalcini`,
  `
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
);

export const makers = {
  'history-germany': germany,
  'history-france': france,
  'history-spain': spain,
  'history-italy': italy,
};
