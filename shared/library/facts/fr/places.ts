import type { FactTexts } from '../fact-texts.ts';

/** Capitals: code of the country or state, its name, its capital, and a remark. */
export const facts: FactTexts = {
  capitals: {
    all: `
AF | Afghanistan | Kaboul
AL | Albanie | Tirana
DZ | Algérie | Alger
AD | Andorre | Andorre-la-Vieille
AO | Angola | Luanda
AG | Antigua-et-Barbuda | Saint John’s
AR | Argentine | Buenos Aires
AM | Arménie | Erevan
AU | Australie | Canberra
AT | Autriche | Vienne
AZ | Azerbaïdjan | Bakou
BS | Bahamas | Nassau
BH | Bahreïn | Manama
BD | Bangladesh | Dacca
BB | Barbade | Bridgetown
BY | Biélorussie | Minsk
BE | Belgique | Bruxelles
BZ | Belize | Belmopan
BJ | Bénin | Porto-Novo | Le gouvernement siège à Cotonou.
BT | Bhoutan | Thimphou
BO | Bolivie | Sucre / La Paz | Sucre selon la Constitution ; le gouvernement siège à La Paz.
BA | Bosnie-Herzégovine | Sarajevo
BW | Botswana | Gaborone
BR | Brésil | Brasilia
BN | Brunei | Bandar Seri Begawan
BG | Bulgarie | Sofia
BF | Burkina Faso | Ouagadougou
BI | Burundi | Gitega
CV | Cap-Vert | Praia
KH | Cambodge | Phnom Penh
CM | Cameroun | Yaoundé
CA | Canada | Ottawa
CF | République centrafricaine | Bangui
TD | Tchad | N’Djamena
CL | Chili | Santiago | Le Parlement siège à Valparaíso.
CN | Chine | Pékin
CO | Colombie | Bogotá
KM | Comores | Moroni
CR | Costa Rica | San José
HR | Croatie | Zagreb
CU | Cuba | La Havane
CY | Chypre | Nicosie
CZ | Tchéquie | Prague
CD | République démocratique du Congo | Kinshasa
DK | Danemark | Copenhague
DJ | Djibouti | Djibouti
DM | Dominique | Roseau
DO | République dominicaine | Saint-Domingue
TL | Timor oriental | Dili
EC | Équateur | Quito
EG | Égypte | Le Caire | Des ministères déménagent vers la Nouvelle Capitale.
SV | Salvador | San Salvador
GQ | Guinée équatoriale | Ciudad de la Paz / Malabo | Ciudad de la Paz depuis 2026 ; des administrations quittent encore Malabo.
ER | Érythrée | Asmara
EE | Estonie | Tallinn
SZ | Eswatini | Mbabane / Lobamba | Le roi et le parlement sont à Lobamba.
ET | Éthiopie | Addis-Abeba
FJ | Fidji | Suva
FI | Finlande | Helsinki
FR | France | Paris
GA | Gabon | Libreville
GM | Gambie | Banjul
GE | Géorgie | Tbilissi
DE | Allemagne | Berlin
GH | Ghana | Accra
GR | Grèce | Athènes
GD | Grenade | Saint-Georges / St. George’s
GT | Guatemala | Guatemala / Guatemala City
GN | Guinée | Conakry
GW | Guinée-Bissau | Bissau
GY | Guyana | Georgetown
HT | Haïti | Port-au-Prince
HN | Honduras | Tegucigalpa
HU | Hongrie | Budapest
IS | Islande | Reykjavik
IN | Inde | New Delhi / Delhi
ID | Indonésie | Jakarta | Des ministères déménagent à Nusantara.
IR | Iran | Téhéran
IQ | Irak | Bagdad
IE | Irlande | Dublin
IL | Israël | Jérusalem | C’est contesté. La plupart des ambassades sont à Tel-Aviv.
IT | Italie | Rome
CI | Côte d’Ivoire | Yamoussoukro | La plus grande ville, avec la plupart des administrations, est Abidjan.
JM | Jamaïque | Kingston
JP | Japon | Tokyo
JO | Jordanie | Amman
KZ | Kazakhstan | Astana
KE | Kenya | Nairobi
KI | Kiribati | Tarawa-Sud
XK | Kosovo | Pristina | Tous les pays ne le reconnaissent pas.
KW | Koweït | Koweït / Koweït City
KG | Kirghizstan | Bichkek
LA | Laos | Vientiane
LV | Lettonie | Riga
LB | Liban | Beyrouth
LS | Lesotho | Maseru
LR | Liberia | Monrovia
LY | Libye | Tripoli | Un second gouvernement est à Benghazi.
LI | Liechtenstein | Vaduz
LT | Lituanie | Vilnius
LU | Luxembourg | Luxembourg
MG | Madagascar | Antananarivo / Tananarive
MW | Malawi | Lilongwe
MY | Malaisie | Kuala Lumpur | Le gouvernement siège à Putrajaya.
MV | Maldives | Malé
ML | Mali | Bamako
MT | Malte | La Valette
MH | Îles Marshall | Majuro
MR | Mauritanie | Nouakchott
MU | Île Maurice | Port-Louis
MX | Mexique | Mexico
FM | Micronésie | Palikir
MD | Moldavie | Chișinău / Chisinau
MC | Monaco | Monaco
MN | Mongolie | Oulan-Bator
ME | Monténégro | Podgorica | L’ancienne capitale royale est Cetinje.
MA | Maroc | Rabat
MZ | Mozambique | Maputo
MM | Myanmar | Naypyidaw
NA | Namibie | Windhoek
NR | Nauru | Yaren | Nauru n’a pas de capitale officielle.
NP | Népal | Katmandou
NL | Pays-Bas | Amsterdam | Le gouvernement siège à La Haye.
NZ | Nouvelle-Zélande | Wellington
NI | Nicaragua | Managua
NE | Niger | Niamey
NG | Nigeria | Abuja
KP | Corée du Nord | Pyongyang
MK | Macédoine du Nord | Skopje
NO | Norvège | Oslo
OM | Oman | Mascate
PK | Pakistan | Islamabad
PW | Palaos | Ngerulmud
PS | Palestine | Ramallah | Le gouvernement y siège. Jérusalem-Est est revendiquée.
PA | Panama | Panama
PG | Papouasie-Nouvelle-Guinée | Port Moresby
PY | Paraguay | Asunción
PE | Pérou | Lima
PH | Philippines | Manille
PL | Pologne | Varsovie
PT | Portugal | Lisbonne
QA | Qatar | Doha
CG | République du Congo | Brazzaville
RO | Roumanie | Bucarest
RU | Russie | Moscou
RW | Rwanda | Kigali
KN | Saint-Christophe-et-Niévès | Basseterre
LC | Sainte-Lucie | Castries
VC | Saint-Vincent-et-les-Grenadines | Kingstown
WS | Samoa | Apia
SM | Saint-Marin | Saint-Marin
ST | Sao Tomé-et-Principe | São Tomé
SA | Arabie saoudite | Riyad
SN | Sénégal | Dakar
RS | Serbie | Belgrade
SC | Seychelles | Victoria
SL | Sierra Leone | Freetown
SG | Singapour | Singapour
SK | Slovaquie | Bratislava
SI | Slovénie | Ljubljana
SB | Îles Salomon | Honiara
SO | Somalie | Mogadiscio
ZA | Afrique du Sud | Pretoria / Le Cap / Bloemfontein | L’Afrique du Sud a trois capitales.
KR | Corée du Sud | Séoul | Beaucoup de bureaux sont à Sejong.
SS | Soudan du Sud | Djouba / Juba
ES | Espagne | Madrid
LK | Sri Lanka | Sri Jayawardenepura Kotte | La plus grande ville est Colombo.
SD | Soudan | Khartoum | Pendant la guerre, le gouvernement siégeait à Port-Soudan.
SR | Suriname | Paramaribo
SE | Suède | Stockholm
CH | Suisse | Berne | Aucune loi ne l’appelle capitale.
SY | Syrie | Damas
TW | Taïwan | Taipei | Tous les pays ne le reconnaissent pas.
TJ | Tadjikistan | Douchanbé
TZ | Tanzanie | Dodoma
TH | Thaïlande | Bangkok
TG | Togo | Lomé
TO | Tonga | Nuku’alofa
TT | Trinité-et-Tobago | Port-d’Espagne
TN | Tunisie | Tunis
TR | Turquie | Ankara
TM | Turkménistan | Achgabat
TV | Tuvalu | Funafuti
UG | Ouganda | Kampala
UA | Ukraine | Kiev / Kyiv
AE | Émirats arabes unis | Abou Dabi / Abu Dhabi
GB | Royaume-Uni | Londres
US | États-Unis | Washington
UY | Uruguay | Montevideo
UZ | Ouzbékistan | Tachkent
VU | Vanuatu | Port-Vila
VA | Vatican | Cité du Vatican
VE | Venezuela | Caracas
VN | Viêt Nam | Hanoï
YE | Yémen | Sanaa / Aden | C’est contesté. Le gouvernement reconnu siège à Aden.
ZM | Zambie | Lusaka
ZW | Zimbabwe | Harare`,
  },
  'us-states': {
    all: `
AL | Alabama | Montgomery
AK | Alaska | Juneau
AZ | Arizona | Phoenix
AR | Arkansas | Little Rock
CA | Californie | Sacramento
CO | Colorado | Denver
CT | Connecticut | Hartford
DE | Delaware | Dover
FL | Floride | Tallahassee
GA | Géorgie | Atlanta
HI | Hawaï | Honolulu
ID | Idaho | Boise
IL | Illinois | Springfield
IN | Indiana | Indianapolis
IA | Iowa | Des Moines
KS | Kansas | Topeka
KY | Kentucky | Frankfort
LA | Louisiane | Baton Rouge
ME | Maine | Augusta
MD | Maryland | Annapolis
MA | Massachusetts | Boston
MI | Michigan | Lansing
MN | Minnesota | Saint Paul
MS | Mississippi | Jackson
MO | Missouri | Jefferson City
MT | Montana | Helena
NE | Nebraska | Lincoln
NV | Nevada | Carson City
NH | New Hampshire | Concord
NJ | New Jersey | Trenton
NM | Nouveau-Mexique | Santa Fe
NY | New York | Albany
NC | Caroline du Nord | Raleigh
ND | Dakota du Nord | Bismarck
OH | Ohio | Columbus
OK | Oklahoma | Oklahoma City
OR | Oregon | Salem
PA | Pennsylvanie | Harrisburg
RI | Rhode Island | Providence
SC | Caroline du Sud | Columbia
SD | Dakota du Sud | Pierre
TN | Tennessee | Nashville
TX | Texas | Austin
UT | Utah | Salt Lake City
VT | Vermont | Montpelier
VA | Virginie | Richmond
WA | Washington | Olympia
WV | Virginie-Occidentale | Charleston
WI | Wisconsin | Madison
WY | Wyoming | Cheyenne`,
  },
};
