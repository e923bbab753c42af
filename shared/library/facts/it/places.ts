import type { FactTexts } from '../fact-texts.ts';

/** Capitals: code of the country or state, its name, its capital, and a remark. */
export const facts: FactTexts = {
  capitals: {
    all: `
AF | Afghanistan | Kabul
AL | Albania | Tirana
DZ | Algeria | Algeri
AD | Andorra | Andorra la Vella
AO | Angola | Luanda
AG | Antigua e Barbuda | Saint John’s
AR | Argentina | Buenos Aires
AM | Armenia | Erevan
AU | Australia | Canberra
AT | Austria | Vienna
AZ | Azerbaigian | Baku
BS | Bahamas | Nassau
BH | Bahrein | Manama
BD | Bangladesh | Dacca
BB | Barbados | Bridgetown
BY | Bielorussia | Minsk
BE | Belgio | Bruxelles
BZ | Belize | Belmopan
BJ | Benin | Porto-Novo | Il governo ha sede a Cotonou.
BT | Bhutan | Thimphu
BO | Bolivia | Sucre / La Paz | Sucre per la costituzione; il governo ha sede a La Paz.
BA | Bosnia ed Erzegovina | Sarajevo
BW | Botswana | Gaborone
BR | Brasile | Brasilia
BN | Brunei | Bandar Seri Begawan
BG | Bulgaria | Sofia
BF | Burkina Faso | Ouagadougou
BI | Burundi | Gitega
CV | Capo Verde | Praia
KH | Cambogia | Phnom Penh
CM | Camerun | Yaoundé
CA | Canada | Ottawa
CF | Repubblica Centrafricana | Bangui
TD | Ciad | N’Djamena
CL | Cile | Santiago | Il parlamento si riunisce a Valparaíso.
CN | Cina | Pechino
CO | Colombia | Bogotà
KM | Comore | Moroni
CR | Costa Rica | San José
HR | Croazia | Zagabria
CU | Cuba | L’Avana
CY | Cipro | Nicosia
CZ | Cechia | Praga
CD | Repubblica Democratica del Congo | Kinshasa
DK | Danimarca | Copenaghen
DJ | Gibuti | Gibuti
DM | Dominica | Roseau
DO | Repubblica Dominicana | Santo Domingo
TL | Timor Est | Dili
EC | Ecuador | Quito
EG | Egitto | Il Cairo | I ministeri si stanno spostando nella Nuova capitale.
SV | El Salvador | San Salvador
GQ | Guinea Equatoriale | Ciudad de la Paz / Malabo | Ciudad de la Paz dal 2026; gli uffici si stanno ancora spostando da Malabo.
ER | Eritrea | Asmara
EE | Estonia | Tallinn
SZ | Eswatini | Mbabane / Lobamba | Il re e il parlamento sono a Lobamba.
ET | Etiopia | Addis Abeba
FJ | Figi | Suva
FI | Finlandia | Helsinki
FR | Francia | Parigi
GA | Gabon | Libreville
GM | Gambia | Banjul
GE | Georgia | Tbilisi
DE | Germania | Berlino
GH | Ghana | Accra
GR | Grecia | Atene
GD | Grenada | Saint George’s
GT | Guatemala | Città del Guatemala
GN | Guinea | Conakry
GW | Guinea-Bissau | Bissau
GY | Guyana | Georgetown
HT | Haiti | Port-au-Prince
HN | Honduras | Tegucigalpa
HU | Ungheria | Budapest
IS | Islanda | Reykjavik
IN | India | Nuova Delhi
ID | Indonesia | Giacarta | I ministeri si stanno spostando a Nusantara.
IR | Iran | Teheran
IQ | Iraq | Baghdad
IE | Irlanda | Dublino
IL | Israele | Gerusalemme | È una questione controversa. Quasi tutte le ambasciate sono a Tel Aviv.
IT | Italia | Roma
CI | Costa d’Avorio | Yamoussoukro | La città più grande, con quasi tutti gli uffici pubblici, è Abidjan.
JM | Giamaica | Kingston
JP | Giappone | Tokyo
JO | Giordania | Amman
KZ | Kazakistan | Astana
KE | Kenya | Nairobi
KI | Kiribati | Tarawa Sud / Tarawa
XK | Kosovo | Pristina | Non tutti i paesi lo riconoscono.
KW | Kuwait | Città del Kuwait / Kuwait City
KG | Kirghizistan | Bishkek
LA | Laos | Vientiane
LV | Lettonia | Riga
LB | Libano | Beirut
LS | Lesotho | Maseru
LR | Liberia | Monrovia
LY | Libia | Tripoli | Un secondo governo è a Bengasi.
LI | Liechtenstein | Vaduz
LT | Lituania | Vilnius
LU | Lussemburgo | Lussemburgo
MG | Madagascar | Antananarivo
MW | Malawi | Lilongwe
MY | Malaysia | Kuala Lumpur | Il governo ha sede a Putrajaya.
MV | Maldive | Malé
ML | Mali | Bamako
MT | Malta | La Valletta
MH | Isole Marshall | Majuro
MR | Mauritania | Nouakchott
MU | Mauritius | Port Louis
MX | Messico | Città del Messico
FM | Micronesia | Palikir
MD | Moldavia | Chișinău
MC | Monaco | Monaco
MN | Mongolia | Ulan Bator
ME | Montenegro | Podgorica | L’antica capitale reale è Cettigne.
MA | Marocco | Rabat
MZ | Mozambico | Maputo
MM | Myanmar | Naypyidaw
NA | Namibia | Windhoek
NR | Nauru | Yaren | Nauru non ha una capitale ufficiale.
NP | Nepal | Kathmandu
NL | Paesi Bassi | Amsterdam | Il governo ha sede all’Aia.
NZ | Nuova Zelanda | Wellington
NI | Nicaragua | Managua
NE | Niger | Niamey
NG | Nigeria | Abuja
KP | Corea del Nord | Pyongyang
MK | Macedonia del Nord | Skopje
NO | Norvegia | Oslo
OM | Oman | Mascate
PK | Pakistan | Islamabad
PW | Palau | Ngerulmud
PS | Palestina | Ramallah | Il governo ha sede lì. Gerusalemme Est è rivendicata.
PA | Panama | Città di Panama
PG | Papua Nuova Guinea | Port Moresby
PY | Paraguay | Asunción
PE | Perù | Lima
PH | Filippine | Manila
PL | Polonia | Varsavia
PT | Portogallo | Lisbona
QA | Qatar | Doha
CG | Repubblica del Congo | Brazzaville
RO | Romania | Bucarest
RU | Russia | Mosca
RW | Ruanda | Kigali
KN | Saint Kitts e Nevis | Basseterre
LC | Saint Lucia | Castries
VC | Saint Vincent e Grenadine | Kingstown
WS | Samoa | Apia
SM | San Marino | San Marino
ST | São Tomé e Príncipe | São Tomé
SA | Arabia Saudita | Riad
SN | Senegal | Dakar
RS | Serbia | Belgrado
SC | Seychelles | Victoria
SL | Sierra Leone | Freetown
SG | Singapore | Singapore
SK | Slovacchia | Bratislava
SI | Slovenia | Lubiana
SB | Isole Salomone | Honiara
SO | Somalia | Mogadiscio
ZA | Sudafrica | Pretoria / Città del Capo / Bloemfontein | Il Sudafrica ha tre capitali.
KR | Corea del Sud | Seul | Molti uffici pubblici sono a Sejong.
SS | Sud Sudan | Giuba / Juba
ES | Spagna | Madrid
LK | Sri Lanka | Sri Jayawardenepura Kotte | La città più grande è Colombo.
SD | Sudan | Khartum | Durante la guerra il governo aveva sede a Port Sudan.
SR | Suriname | Paramaribo
SE | Svezia | Stoccolma
CH | Svizzera | Berna | Nessuna legge la chiama capitale.
SY | Siria | Damasco
TW | Taiwan | Taipei | Non tutti i paesi lo riconoscono.
TJ | Tagikistan | Dušanbe / Dushanbe
TZ | Tanzania | Dodoma
TH | Thailandia | Bangkok
TG | Togo | Lomé
TO | Tonga | Nuku’alofa
TT | Trinidad e Tobago | Port of Spain
TN | Tunisia | Tunisi
TR | Turchia | Ankara
TM | Turkmenistan | Ashgabat / Aşgabat
TV | Tuvalu | Funafuti
UG | Uganda | Kampala
UA | Ucraina | Kiev / Kyiv
AE | Emirati Arabi Uniti | Abu Dhabi
GB | Regno Unito | Londra
US | Stati Uniti | Washington
UY | Uruguay | Montevideo
UZ | Uzbekistan | Tashkent
VU | Vanuatu | Port Vila
VA | Città del Vaticano | Città del Vaticano
VE | Venezuela | Caracas
VN | Vietnam | Hanoi
YE | Yemen | Sana’a / Aden | È una questione controversa. Il governo riconosciuto ha sede ad Aden.
ZM | Zambia | Lusaka
ZW | Zimbabwe | Harare`,
  },
  'us-states': {
    all: `
AL | Alabama | Montgomery
AK | Alaska | Juneau
AZ | Arizona | Phoenix
AR | Arkansas | Little Rock
CA | California | Sacramento
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
NM | Nuovo Messico | Santa Fe
NY | New York | Albany
NC | Carolina del Nord | Raleigh
ND | Dakota del Nord | Bismarck
OH | Ohio | Columbus
OK | Oklahoma | Oklahoma City
OR | Oregon | Salem
PA | Pennsylvania | Harrisburg
RI | Rhode Island | Providence
SC | Carolina del Sud | Columbia
SD | Dakota del Sud | Pierre
TN | Tennessee | Nashville
TX | Texas | Austin
UT | Utah | Salt Lake City
VT | Vermont | Montpelier
VA | Virginia | Richmond
WA | Washington | Olympia
WV | Virginia Occidentale | Charleston
WI | Wisconsin | Madison
WY | Wyoming | Cheyenne`,
  },
};
