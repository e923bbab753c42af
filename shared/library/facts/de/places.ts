import type { FactTexts } from '../fact-texts.ts';

/** Capitals: code of the country or state, its name, its capital, and a remark. */
export const facts: FactTexts = {
  capitals: {
    all: `
AF | Afghanistan | Kabul
AL | Albanien | Tirana
DZ | Algerien | Algier
AD | Andorra | Andorra la Vella
AO | Angola | Luanda
AG | Antigua und Barbuda | St. John’s
AR | Argentinien | Buenos Aires
AM | Armenien | Eriwan / Jerewan
AU | Australien | Canberra
AT | Österreich | Wien
AZ | Aserbaidschan | Baku
BS | Bahamas | Nassau
BH | Bahrain | Manama
BD | Bangladesch | Dhaka
BB | Barbados | Bridgetown
BY | Belarus | Minsk
BE | Belgien | Brüssel
BZ | Belize | Belmopan
BJ | Benin | Porto-Novo | Die Regierung sitzt in Cotonou.
BT | Bhutan | Thimphu
BO | Bolivien | Sucre / La Paz | Laut Verfassung Sucre; die Regierung sitzt in La Paz.
BA | Bosnien und Herzegowina | Sarajevo
BW | Botsuana | Gaborone
BR | Brasilien | Brasília
BN | Brunei | Bandar Seri Begawan
BG | Bulgarien | Sofia
BF | Burkina Faso | Ouagadougou
BI | Burundi | Gitega
CV | Cabo Verde | Praia
KH | Kambodscha | Phnom Penh
CM | Kamerun | Yaoundé / Jaunde
CA | Kanada | Ottawa
CF | Zentralafrikanische Republik | Bangui
TD | Tschad | N’Djamena
CL | Chile | Santiago de Chile / Santiago | Das Parlament tagt in Valparaíso.
CN | China | Peking
CO | Kolumbien | Bogotá
KM | Komoren | Moroni
CR | Costa Rica | San José
HR | Kroatien | Zagreb
CU | Kuba | Havanna
CY | Zypern | Nikosia
CZ | Tschechien | Prag
CD | Demokratische Republik Kongo | Kinshasa
DK | Dänemark | Kopenhagen
DJ | Dschibuti | Dschibuti
DM | Dominica | Roseau
DO | Dominikanische Republik | Santo Domingo
TL | Osttimor | Dili
EC | Ecuador | Quito
EG | Ägypten | Kairo | Ämter ziehen in die Neue Hauptstadt um.
SV | El Salvador | San Salvador
GQ | Äquatorialguinea | Ciudad de la Paz / Malabo | Seit 2026 Ciudad de la Paz; Ämter ziehen noch aus Malabo um.
ER | Eritrea | Asmara
EE | Estland | Tallinn
SZ | Eswatini | Mbabane / Lobamba | Der König und das Parlament sind in Lobamba.
ET | Äthiopien | Addis Abeba
FJ | Fidschi | Suva
FI | Finnland | Helsinki
FR | Frankreich | Paris
GA | Gabun | Libreville
GM | Gambia | Banjul
GE | Georgien | Tiflis
DE | Deutschland | Berlin
GH | Ghana | Accra
GR | Griechenland | Athen
GD | Grenada | St. George’s
GT | Guatemala | Guatemala-Stadt
GN | Guinea | Conakry
GW | Guinea-Bissau | Bissau
GY | Guyana | Georgetown
HT | Haiti | Port-au-Prince
HN | Honduras | Tegucigalpa
HU | Ungarn | Budapest
IS | Island | Reykjavík
IN | Indien | Neu-Delhi / Delhi
ID | Indonesien | Jakarta | Ämter ziehen nach Nusantara um.
IR | Iran | Teheran
IQ | Irak | Bagdad
IE | Irland | Dublin
IL | Israel | Jerusalem | Das ist umstritten. Die meisten Botschaften sind in Tel Aviv.
IT | Italien | Rom
CI | Elfenbeinküste | Yamoussoukro | Die größte Stadt mit den meisten Ämtern ist Abidjan.
JM | Jamaika | Kingston
JP | Japan | Tokio
JO | Jordanien | Amman
KZ | Kasachstan | Astana
KE | Kenia | Nairobi
KI | Kiribati | Süd-Tarawa
XK | Kosovo | Pristina | Nicht alle Staaten erkennen es an.
KW | Kuwait | Kuwait-Stadt
KG | Kirgisistan | Bischkek
LA | Laos | Vientiane
LV | Lettland | Riga
LB | Libanon | Beirut
LS | Lesotho | Maseru
LR | Liberia | Monrovia
LY | Libyen | Tripolis | Eine zweite Regierung sitzt in Bengasi.
LI | Liechtenstein | Vaduz
LT | Litauen | Vilnius
LU | Luxemburg | Luxemburg
MG | Madagaskar | Antananarivo
MW | Malawi | Lilongwe
MY | Malaysia | Kuala Lumpur | Die Regierung sitzt in Putrajaya.
MV | Malediven | Malé
ML | Mali | Bamako
MT | Malta | Valletta
MH | Marshallinseln | Majuro
MR | Mauretanien | Nouakchott
MU | Mauritius | Port Louis
MX | Mexiko | Mexiko-Stadt
FM | Mikronesien | Palikir
MD | Republik Moldau | Chișinău / Kischinau
MC | Monaco | Monaco
MN | Mongolei | Ulaanbaatar / Ulan-Bator
ME | Montenegro | Podgorica | Die alte Königsstadt ist Cetinje.
MA | Marokko | Rabat
MZ | Mosambik | Maputo
MM | Myanmar | Naypyidaw
NA | Namibia | Windhoek / Windhuk
NR | Nauru | Yaren | Nauru hat keine offizielle Hauptstadt.
NP | Nepal | Kathmandu
NL | Niederlande | Amsterdam | Die Regierung sitzt in Den Haag.
NZ | Neuseeland | Wellington
NI | Nicaragua | Managua
NE | Niger | Niamey
NG | Nigeria | Abuja
KP | Nordkorea | Pjöngjang
MK | Nordmazedonien | Skopje
NO | Norwegen | Oslo
OM | Oman | Maskat
PK | Pakistan | Islamabad
PW | Palau | Ngerulmud
PS | Palästina | Ramallah | Dort sitzt die Regierung. Beansprucht wird Ostjerusalem.
PA | Panama | Panama-Stadt
PG | Papua-Neuguinea | Port Moresby
PY | Paraguay | Asunción
PE | Peru | Lima
PH | Philippinen | Manila
PL | Polen | Warschau
PT | Portugal | Lissabon
QA | Katar | Doha
CG | Republik Kongo | Brazzaville
RO | Rumänien | Bukarest
RU | Russland | Moskau
RW | Ruanda | Kigali
KN | St. Kitts und Nevis | Basseterre
LC | St. Lucia | Castries
VC | St. Vincent und die Grenadinen | Kingstown
WS | Samoa | Apia
SM | San Marino | San Marino
ST | São Tomé und Príncipe | São Tomé
SA | Saudi-Arabien | Riad
SN | Senegal | Dakar
RS | Serbien | Belgrad
SC | Seychellen | Victoria
SL | Sierra Leone | Freetown
SG | Singapur | Singapur
SK | Slowakei | Bratislava
SI | Slowenien | Ljubljana
SB | Salomonen | Honiara
SO | Somalia | Mogadischu
ZA | Südafrika | Pretoria / Kapstadt / Bloemfontein | Südafrika hat drei Hauptstädte.
KR | Südkorea | Seoul | Viele Ämter sind in Sejong.
SS | Südsudan | Juba
ES | Spanien | Madrid
LK | Sri Lanka | Sri Jayawardenepura Kotte | Die größte Stadt ist Colombo.
SD | Sudan | Khartum | Im Krieg saß die Regierung in Port Sudan.
SR | Suriname | Paramaribo
SE | Schweden | Stockholm
CH | Schweiz | Bern | Kein Gesetz nennt Bern Hauptstadt; es ist die „Bundesstadt“.
SY | Syrien | Damaskus
TW | Taiwan | Taipeh | Nicht alle Staaten erkennen es an.
TJ | Tadschikistan | Duschanbe
TZ | Tansania | Dodoma
TH | Thailand | Bangkok
TG | Togo | Lomé
TO | Tonga | Nuku’alofa
TT | Trinidad und Tobago | Port of Spain
TN | Tunesien | Tunis
TR | Türkei | Ankara
TM | Turkmenistan | Aschgabat
TV | Tuvalu | Funafuti
UG | Uganda | Kampala
UA | Ukraine | Kiew / Kyjiw
AE | Vereinigte Arabische Emirate | Abu Dhabi
GB | Vereinigtes Königreich | London
US | USA | Washington, D. C. / Washington
UY | Uruguay | Montevideo
UZ | Usbekistan | Taschkent
VU | Vanuatu | Port Vila
VA | Vatikan | Vatikanstadt
VE | Venezuela | Caracas
VN | Vietnam | Hanoi
YE | Jemen | Sanaa / Aden | Das ist umstritten. Die anerkannte Regierung sitzt in Aden.
ZM | Sambia | Lusaka
ZW | Simbabwe | Harare`,
  },
  'us-states': {
    all: `
AL | Alabama | Montgomery
AK | Alaska | Juneau
AZ | Arizona | Phoenix
AR | Arkansas | Little Rock
CA | Kalifornien | Sacramento
CO | Colorado | Denver
CT | Connecticut | Hartford
DE | Delaware | Dover
FL | Florida | Tallahassee
GA | Georgia | Atlanta
HI | Hawaii | Honolulu
ID | Idaho | Boise
IL | Illinois | Springfield
IN | Indiana | Indianapolis
IA | Iowa | Des Moines
KS | Kansas | Topeka
KY | Kentucky | Frankfort
LA | Louisiana | Baton Rouge
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
NM | New Mexico | Santa Fe
NY | New York | Albany
NC | North Carolina | Raleigh
ND | North Dakota | Bismarck
OH | Ohio | Columbus
OK | Oklahoma | Oklahoma City
OR | Oregon | Salem
PA | Pennsylvania | Harrisburg
RI | Rhode Island | Providence
SC | South Carolina | Columbia
SD | South Dakota | Pierre
TN | Tennessee | Nashville
TX | Texas | Austin
UT | Utah | Salt Lake City
VT | Vermont | Montpelier
VA | Virginia | Richmond
WA | Washington | Olympia
WV | West Virginia | Charleston
WI | Wisconsin | Madison
WY | Wyoming | Cheyenne`,
  },
};
