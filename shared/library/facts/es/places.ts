import type { FactTexts } from '../fact-texts.ts';

/** Capitals: code of the country or state, its name, its capital, and a remark. */
export const facts: FactTexts = {
  capitals: {
    all: `
AF | Afganistán | Kabul
AL | Albania | Tirana
DZ | Argelia | Argel
AD | Andorra | Andorra la Vieja
AO | Angola | Luanda
AG | Antigua y Barbuda | Saint John’s
AR | Argentina | Buenos Aires
AM | Armenia | Ereván
AU | Australia | Canberra
AT | Austria | Viena
AZ | Azerbaiyán | Bakú
BS | Bahamas | Nassau
BH | Baréin | Manama
BD | Bangladés | Daca
BB | Barbados | Bridgetown
BY | Bielorrusia | Minsk
BE | Bélgica | Bruselas
BZ | Belice | Belmopan
BJ | Benín | Porto-Novo | El gobierno tiene su sede en Cotonú.
BT | Bután | Timbu / Thimphu
BO | Bolivia | Sucre / La Paz | Sucre según la Constitución; el gobierno tiene su sede en La Paz.
BA | Bosnia y Herzegovina | Sarajevo
BW | Botsuana | Gaborone
BR | Brasil | Brasilia
BN | Brunéi | Bandar Seri Begawan
BG | Bulgaria | Sofía
BF | Burkina Faso | Uagadugú / Ouagadougou
BI | Burundi | Gitega
CV | Cabo Verde | Praia
KH | Camboya | Nom Pen / Phnom Penh
CM | Camerún | Yaundé / Yaoundé
CA | Canadá | Ottawa
CF | República Centroafricana | Bangui
TD | Chad | Yamena / N’Djamena
CL | Chile | Santiago / Santiago de Chile | El Congreso está en Valparaíso.
CN | China | Pekín / Beijing
CO | Colombia | Bogotá
KM | Comoras | Moroni
CR | Costa Rica | San José
HR | Croacia | Zagreb
CU | Cuba | La Habana
CY | Chipre | Nicosia
CZ | Chequia | Praga
CD | República Democrática del Congo | Kinshasa
DK | Dinamarca | Copenhague
DJ | Yibuti | Yibuti
DM | Dominica | Roseau
DO | República Dominicana | Santo Domingo
TL | Timor Oriental | Dili
EC | Ecuador | Quito
EG | Egipto | El Cairo | Los ministerios se trasladan a la Nueva Capital.
SV | El Salvador | San Salvador
GQ | Guinea Ecuatorial | Ciudad de la Paz / Malabo | Ciudad de la Paz desde 2026; todavía hay organismos que se trasladan desde Malabo.
ER | Eritrea | Asmara
EE | Estonia | Tallinn
SZ | Esuatini | Mbabane / Lobamba | El rey y el parlamento están en Lobamba.
ET | Etiopía | Adís Abeba
FJ | Fiyi | Suva
FI | Finlandia | Helsinki
FR | Francia | París
GA | Gabón | Libreville
GM | Gambia | Banjul
GE | Georgia | Tiflis
DE | Alemania | Berlín
GH | Ghana | Acra
GR | Grecia | Atenas
GD | Granada | Saint George’s
GT | Guatemala | Ciudad de Guatemala / Guatemala
GN | Guinea | Conakri / Conakry
GW | Guinea-Bisáu | Bisáu
GY | Guyana | Georgetown
HT | Haití | Puerto Príncipe
HN | Honduras | Tegucigalpa
HU | Hungría | Budapest
IS | Islandia | Reikiavik / Reykjavik
IN | India | Nueva Delhi / Delhi
ID | Indonesia | Yakarta | Los ministerios se trasladan a Nusantara.
IR | Irán | Teherán
IQ | Irak | Bagdad
IE | Irlanda | Dublín
IL | Israel | Jerusalén | Es motivo de disputa. La mayoría de las embajadas está en Tel Aviv.
IT | Italia | Roma
CI | Costa de Marfil | Yamusukro / Yamoussoukro | La ciudad más grande, con casi todos los organismos públicos, es Abiyán.
JM | Jamaica | Kingston
JP | Japón | Tokio
JO | Jordania | Amán
KZ | Kazajistán | Astaná
KE | Kenia | Nairobi
KI | Kiribati | Tarawa Sur
XK | Kosovo | Pristina | No todos los países lo reconocen.
KW | Kuwait | Kuwait / Ciudad de Kuwait
KG | Kirguistán | Biskek
LA | Laos | Vientián
LV | Letonia | Riga
LB | Líbano | Beirut
LS | Lesoto | Maseru
LR | Liberia | Monrovia
LY | Libia | Trípoli | Hay un segundo gobierno en Bengasi.
LI | Liechtenstein | Vaduz
LT | Lituania | Vilna / Vilnius
LU | Luxemburgo | Luxemburgo
MG | Madagascar | Antananarivo
MW | Malaui | Lilongwe
MY | Malasia | Kuala Lumpur | El gobierno tiene su sede en Putrajaya.
MV | Maldivas | Malé
ML | Mali | Bamako
MT | Malta | La Valeta
MH | Islas Marshall | Majuro
MR | Mauritania | Nuakchot / Nouakchott
MU | Mauricio | Port Louis
MX | México | Ciudad de México
FM | Micronesia | Palikir
MD | Moldavia | Chisináu
MC | Mónaco | Mónaco
MN | Mongolia | Ulán Bator
ME | Montenegro | Podgorica | La antigua capital real es Cetiña.
MA | Marruecos | Rabat
MZ | Mozambique | Maputo
MM | Birmania | Naipyidó / Naypyidaw
NA | Namibia | Windhoek
NR | Nauru | Yaren | Nauru no tiene capital oficial.
NP | Nepal | Katmandú
NL | Países Bajos | Ámsterdam | El gobierno tiene su sede en La Haya.
NZ | Nueva Zelanda | Wellington
NI | Nicaragua | Managua
NE | Níger | Niamey
NG | Nigeria | Abuja
KP | Corea del Norte | Pionyang / Pyongyang
MK | Macedonia del Norte | Skopje
NO | Noruega | Oslo
OM | Omán | Mascate
PK | Pakistán | Islamabad
PW | Palaos | Ngerulmud
PS | Palestina | Ramallah | Allí tiene su sede el gobierno. Se reclama Jerusalén Este.
PA | Panamá | Ciudad de Panamá
PG | Papúa Nueva Guinea | Port Moresby
PY | Paraguay | Asunción
PE | Perú | Lima
PH | Filipinas | Manila
PL | Polonia | Varsovia
PT | Portugal | Lisboa
QA | Catar | Doha
CG | República del Congo | Brazzaville
RO | Rumanía | Bucarest
RU | Rusia | Moscú
RW | Ruanda | Kigali
KN | San Cristóbal y Nieves | Basseterre
LC | Santa Lucía | Castries
VC | San Vicente y las Granadinas | Kingstown
WS | Samoa | Apia
SM | San Marino | San Marino
ST | Santo Tomé y Príncipe | Santo Tomé
SA | Arabia Saudita | Riad
SN | Senegal | Dakar
RS | Serbia | Belgrado
SC | Seychelles | Victoria
SL | Sierra Leona | Freetown
SG | Singapur | Singapur
SK | Eslovaquia | Bratislava
SI | Eslovenia | Liubliana
SB | Islas Salomón | Honiara
SO | Somalia | Mogadiscio
ZA | Sudáfrica | Pretoria / Ciudad del Cabo / Bloemfontein | Sudáfrica tiene tres capitales.
KR | Corea del Sur | Seúl | Muchos organismos públicos están en Sejong.
SS | Sudán del Sur | Yuba
ES | España | Madrid
LK | Sri Lanka | Sri Jayawardenepura Kotte | La ciudad más grande es Colombo.
SD | Sudán | Jartum | Durante la guerra, el gobierno estuvo en Puerto Sudán.
SR | Surinam | Paramaribo
SE | Suecia | Estocolmo
CH | Suiza | Berna | Ninguna ley la llama capital.
SY | Siria | Damasco
TW | Taiwán | Taipéi | No todos los países lo reconocen.
TJ | Tayikistán | Dusambé
TZ | Tanzania | Dodoma
TH | Tailandia | Bangkok
TG | Togo | Lomé
TO | Tonga | Nukualofa
TT | Trinidad y Tobago | Puerto España
TN | Túnez | Túnez
TR | Turquía | Ankara
TM | Turkmenistán | Asjabad / Ashgabat
TV | Tuvalu | Funafuti
UG | Uganda | Kampala
UA | Ucrania | Kiev / Kyiv
AE | Emiratos Árabes Unidos | Abu Dabi
GB | Reino Unido | Londres
US | Estados Unidos | Washington D. C. / Washington
UY | Uruguay | Montevideo
UZ | Uzbekistán | Taskent
VU | Vanuatu | Port Vila
VA | Vaticano | Ciudad del Vaticano
VE | Venezuela | Caracas
VN | Vietnam | Hanói
YE | Yemen | Saná / Adén | Es motivo de disputa. El gobierno reconocido está en Adén.
ZM | Zambia | Lusaka
ZW | Zimbabue | Harare`,
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
HI | Hawái | Honolulu
ID | Idaho | Boise
IL | Illinois | Springfield
IN | Indiana | Indianapolis
IA | Iowa | Des Moines
KS | Kansas | Topeka
KY | Kentucky | Frankfort
LA | Luisiana | Baton Rouge
ME | Maine | Augusta
MD | Maryland | Annapolis
MA | Massachusetts | Boston
MI | Michigan | Lansing
MN | Minnesota | Saint Paul
MS | Misisipi | Jackson
MO | Misuri | Jefferson City
MT | Montana | Helena
NE | Nebraska | Lincoln
NV | Nevada | Carson City
NH | Nuevo Hampshire | Concord
NJ | Nueva Jersey | Trenton
NM | Nuevo México | Santa Fe
NY | Nueva York | Albany
NC | Carolina del Norte | Raleigh
ND | Dakota del Norte | Bismarck
OH | Ohio | Columbus
OK | Oklahoma | Oklahoma City
OR | Oregón | Salem
PA | Pensilvania | Harrisburg
RI | Rhode Island | Providence
SC | Carolina del Sur | Columbia
SD | Dakota del Sur | Pierre
TN | Tennessee | Nashville
TX | Texas | Austin
UT | Utah | Salt Lake City
VT | Vermont | Montpelier
VA | Virginia | Richmond
WA | Washington | Olympia
WV | Virginia Occidental | Charleston
WI | Wisconsin | Madison
WY | Wyoming | Cheyenne`,
  },
};
