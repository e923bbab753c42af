import type { FactTexts } from '../fact-texts.ts';

/** Capitals: code of the country or state, its name, its capital, and a remark. */
export const facts: FactTexts = {
  capitals: {
    all: `
AF | Afeganistão | Cabul
AL | Albânia | Tirana
DZ | Argélia | Argel
AD | Andorra | Andorra-a-Velha / Andorra la Vella
AO | Angola | Luanda
AG | Antígua e Barbuda | Saint John’s
AR | Argentina | Buenos Aires
AM | Armênia | Ierevan
AU | Austrália | Camberra / Canberra
AT | Áustria | Viena
AZ | Azerbaijão | Baku
BS | Bahamas | Nassau
BH | Barein | Manama
BD | Bangladesh | Daca
BB | Barbados | Bridgetown
BY | Belarus | Minsk
BE | Bélgica | Bruxelas
BZ | Belize | Belmopan
BJ | Benin | Porto-Novo | O governo fica em Cotonou.
BT | Butão | Timbu / Thimphu
BO | Bolívia | Sucre / La Paz | Sucre pela constituição; o governo fica em La Paz.
BA | Bósnia e Herzegovina | Sarajevo
BW | Botsuana | Gaborone
BR | Brasil | Brasília
BN | Brunei | Bandar Seri Begawan
BG | Bulgária | Sófia
BF | Burkina Faso | Uagadugu / Ouagadougou
BI | Burundi | Gitega
CV | Cabo Verde | Praia
KH | Camboja | Phnom Penh
CM | Camarões | Iaundê / Yaoundé
CA | Canadá | Ottawa
CF | República Centro-Africana | Bangui
TD | Chade | N’Djamena
CL | Chile | Santiago | O Parlamento se reúne em Valparaíso.
CN | China | Pequim
CO | Colômbia | Bogotá
KM | Comores | Moroni
CR | Costa Rica | San José
HR | Croácia | Zagreb
CU | Cuba | Havana
CY | Chipre | Nicósia
CZ | Tchéquia | Praga
CD | República Democrática do Congo | Kinshasa
DK | Dinamarca | Copenhague
DJ | Djibuti | Djibuti
DM | Dominica | Roseau
DO | República Dominicana | Santo Domingo
TL | Timor-Leste | Díli
EC | Equador | Quito
EG | Egito | Cairo | Os ministérios estão se mudando para a Nova Capital.
SV | El Salvador | San Salvador
GQ | Guiné Equatorial | Ciudad de la Paz / Malabo | Ciudad de la Paz desde 2026; órgãos do governo ainda se mudam de Malabo.
ER | Eritreia | Asmara
EE | Estônia | Tallinn
SZ | Essuatíni | Mbabane / Lobamba | O rei e o parlamento ficam em Lobamba.
ET | Etiópia | Adis Abeba
FJ | Fiji | Suva
FI | Finlândia | Helsinque
FR | França | Paris
GA | Gabão | Libreville
GM | Gâmbia | Banjul
GE | Geórgia | Tbilisi
DE | Alemanha | Berlim
GH | Gana | Acra
GR | Grécia | Atenas
GD | Granada | Saint George’s
GT | Guatemala | Cidade da Guatemala
GN | Guiné | Conacri
GW | Guiné-Bissau | Bissau
GY | Guiana | Georgetown
HT | Haiti | Porto Príncipe
HN | Honduras | Tegucigalpa
HU | Hungria | Budapeste
IS | Islândia | Reykjavik
IN | Índia | Nova Délhi
ID | Indonésia | Jacarta | Os ministérios estão se mudando para Nusantara.
IR | Irã | Teerã
IQ | Iraque | Bagdá
IE | Irlanda | Dublin
IL | Israel | Jerusalém | Há disputa sobre isso. A maioria das embaixadas fica em Tel Aviv.
IT | Itália | Roma
CI | Costa do Marfim | Yamoussoukro | A maior cidade, com a maioria dos órgãos do governo, é Abidjan.
JM | Jamaica | Kingston
JP | Japão | Tóquio
JO | Jordânia | Amã
KZ | Cazaquistão | Astana
KE | Quênia | Nairóbi
KI | Quiribati | Tarawa do Sul / Tarawa
XK | Kosovo | Pristina | Nem todos os países o reconhecem.
KW | Kuwait | Cidade do Kuwait
KG | Quirguistão | Bishkek
LA | Laos | Vientiane
LV | Letônia | Riga
LB | Líbano | Beirute
LS | Lesoto | Maseru
LR | Libéria | Monróvia
LY | Líbia | Trípoli | Um segundo governo fica em Benghazi.
LI | Liechtenstein | Vaduz
LT | Lituânia | Vilnius
LU | Luxemburgo | Luxemburgo
MG | Madagascar | Antananarivo
MW | Malaui | Lilongwe
MY | Malásia | Kuala Lumpur | O governo fica em Putrajaya.
MV | Maldivas | Malé
ML | Mali | Bamako
MT | Malta | Valeta
MH | Ilhas Marshall | Majuro
MR | Mauritânia | Nouakchott
MU | Maurício | Port Louis
MX | México | Cidade do México
FM | Micronésia | Palikir
MD | Moldávia | Chisinau
MC | Mônaco | Mônaco
MN | Mongólia | Ulan Bator
ME | Montenegro | Podgorica | A antiga capital real é Cetinje.
MA | Marrocos | Rabat
MZ | Moçambique | Maputo
MM | Mianmar | Naypyidaw
NA | Namíbia | Windhoek
NR | Nauru | Yaren | Nauru não tem capital oficial.
NP | Nepal | Katmandu
NL | Países Baixos | Amsterdã | O governo fica em Haia.
NZ | Nova Zelândia | Wellington
NI | Nicarágua | Manágua
NE | Níger | Niamei
NG | Nigéria | Abuja
KP | Coreia do Norte | Pyongyang
MK | Macedônia do Norte | Skopje
NO | Noruega | Oslo
OM | Omã | Mascate
PK | Paquistão | Islamabad
PW | Palau | Ngerulmud
PS | Palestina | Ramallah | O governo fica lá. Jerusalém Oriental é reivindicada.
PA | Panamá | Cidade do Panamá
PG | Papua-Nova Guiné | Port Moresby
PY | Paraguai | Assunção
PE | Peru | Lima
PH | Filipinas | Manila
PL | Polônia | Varsóvia
PT | Portugal | Lisboa
QA | Catar | Doha
CG | República do Congo | Brazzaville
RO | Romênia | Bucareste
RU | Rússia | Moscou
RW | Ruanda | Kigali
KN | São Cristóvão e Névis | Basseterre
LC | Santa Lúcia | Castries
VC | São Vicente e Granadinas | Kingstown
WS | Samoa | Apia
SM | San Marino | San Marino
ST | São Tomé e Príncipe | São Tomé
SA | Arábia Saudita | Riad
SN | Senegal | Dakar
RS | Sérvia | Belgrado
SC | Seicheles | Victoria
SL | Serra Leoa | Freetown
SG | Singapura | Singapura
SK | Eslováquia | Bratislava
SI | Eslovênia | Liubliana
SB | Ilhas Salomão | Honiara
SO | Somália | Mogadíscio
ZA | África do Sul | Pretória / Cidade do Cabo / Bloemfontein | A África do Sul tem três capitais.
KR | Coreia do Sul | Seul | Muitos órgãos do governo ficam em Sejong.
SS | Sudão do Sul | Juba
ES | Espanha | Madri
LK | Sri Lanka | Sri Jayawardenepura Kotte | A maior cidade é Colombo.
SD | Sudão | Cartum | Durante a guerra, o governo ficou em Porto Sudão.
SR | Suriname | Paramaribo
SE | Suécia | Estocolmo
CH | Suíça | Berna | Nenhuma lei a chama de capital.
SY | Síria | Damasco
TW | Taiwan | Taipé | Nem todos os países o reconhecem.
TJ | Tadjiquistão | Duchambe
TZ | Tanzânia | Dodoma
TH | Tailândia | Bangcoc / Bangkok
TG | Togo | Lomé
TO | Tonga | Nuku’alofa
TT | Trinidad e Tobago | Port of Spain
TN | Tunísia | Túnis
TR | Turquia | Ancara
TM | Turcomenistão | Asgabate
TV | Tuvalu | Funafuti
UG | Uganda | Kampala
UA | Ucrânia | Kiev
AE | Emirados Árabes Unidos | Abu Dhabi
GB | Reino Unido | Londres
US | Estados Unidos | Washington / Washington, D.C.
UY | Uruguai | Montevidéu
UZ | Uzbequistão | Tashkent
VU | Vanuatu | Port Vila
VA | Cidade do Vaticano | Cidade do Vaticano
VE | Venezuela | Caracas
VN | Vietnã | Hanói
YE | Iêmen | Sanaa / Áden | Há disputa sobre isso. O governo reconhecido fica em Áden.
ZM | Zâmbia | Lusaka
ZW | Zimbábue | Harare`,
  },
  'us-states': {
    all: `
AL | Alabama | Montgomery
AK | Alasca | Juneau
AZ | Arizona | Phoenix
AR | Arkansas | Little Rock
CA | Califórnia | Sacramento
CO | Colorado | Denver
CT | Connecticut | Hartford
DE | Delaware | Dover
FL | Flórida | Tallahassee
GA | Geórgia | Atlanta
HI | Havaí | Honolulu
ID | Idaho | Boise
IL | Illinois | Springfield
IN | Indiana | Indianápolis
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
NJ | Nova Jersey | Trenton
NM | Novo México | Santa Fé
NY | Nova York | Albany
NC | Carolina do Norte | Raleigh
ND | Dakota do Norte | Bismarck
OH | Ohio | Columbus
OK | Oklahoma | Oklahoma City
OR | Oregon | Salem
PA | Pensilvânia | Harrisburg
RI | Rhode Island | Providence
SC | Carolina do Sul | Columbia
SD | Dakota do Sul | Pierre
TN | Tennessee | Nashville
TX | Texas | Austin
UT | Utah | Salt Lake City
VT | Vermont | Montpelier
VA | Virgínia | Richmond
WA | Washington | Olympia
WV | Virgínia Ocidental | Charleston
WI | Wisconsin | Madison
WY | Wyoming | Cheyenne`,
  },
};
