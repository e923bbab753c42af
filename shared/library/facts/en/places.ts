import type { FactTexts } from '../fact-texts.ts';

/** Capitals: code of the country or state, its name, its capital, and a remark. */
export const facts: FactTexts = {
  capitals: {
    all: `
AF | Afghanistan | Kabul
AL | Albania | Tirana
DZ | Algeria | Algiers
AD | Andorra | Andorra la Vella
AO | Angola | Luanda
AG | Antigua and Barbuda | Saint John’s
AR | Argentina | Buenos Aires
AM | Armenia | Yerevan
AU | Australia | Canberra
AT | Austria | Vienna
AZ | Azerbaijan | Baku
BS | Bahamas | Nassau
BH | Bahrain | Manama
BD | Bangladesh | Dhaka
BB | Barbados | Bridgetown
BY | Belarus | Minsk
BE | Belgium | Brussels
BZ | Belize | Belmopan
BJ | Benin | Porto-Novo | The government sits in Cotonou.
BT | Bhutan | Thimphu
BO | Bolivia | Sucre / La Paz | Sucre by the constitution; the government sits in La Paz.
BA | Bosnia and Herzegovina | Sarajevo
BW | Botswana | Gaborone
BR | Brazil | Brasília
BN | Brunei | Bandar Seri Begawan
BG | Bulgaria | Sofia
BF | Burkina Faso | Ouagadougou
BI | Burundi | Gitega
CV | Cabo Verde | Praia
KH | Cambodia | Phnom Penh
CM | Cameroon | Yaoundé
CA | Canada | Ottawa
CF | Central African Republic | Bangui
TD | Chad | N’Djamena
CL | Chile | Santiago | Parliament meets in Valparaíso.
CN | China | Beijing
CO | Colombia | Bogotá
KM | Comoros | Moroni
CR | Costa Rica | San José
HR | Croatia | Zagreb
CU | Cuba | Havana
CY | Cyprus | Nicosia
CZ | Czechia | Prague
CD | Democratic Republic of the Congo | Kinshasa
DK | Denmark | Copenhagen
DJ | Djibouti | Djibouti
DM | Dominica | Roseau
DO | Dominican Republic | Santo Domingo
TL | East Timor | Dili
EC | Ecuador | Quito
EG | Egypt | Cairo | Government offices are moving to the New Capital.
SV | El Salvador | San Salvador
GQ | Equatorial Guinea | Ciudad de la Paz / Malabo | Ciudad de la Paz since 2026; government offices are still moving from Malabo.
ER | Eritrea | Asmara
EE | Estonia | Tallinn
SZ | Eswatini | Mbabane / Lobamba | The king and parliament are in Lobamba.
ET | Ethiopia | Addis Ababa
FJ | Fiji | Suva
FI | Finland | Helsinki
FR | France | Paris
GA | Gabon | Libreville
GM | Gambia | Banjul
GE | Georgia | Tbilisi
DE | Germany | Berlin
GH | Ghana | Accra
GR | Greece | Athens
GD | Grenada | St. George’s
GT | Guatemala | Guatemala City
GN | Guinea | Conakry
GW | Guinea-Bissau | Bissau
GY | Guyana | Georgetown
HT | Haiti | Port-au-Prince
HN | Honduras | Tegucigalpa
HU | Hungary | Budapest
IS | Iceland | Reykjavik
IN | India | New Delhi
ID | Indonesia | Jakarta | Government offices are moving to Nusantara.
IR | Iran | Tehran
IQ | Iraq | Baghdad
IE | Ireland | Dublin
IL | Israel | Jerusalem | This is disputed. Most embassies are in Tel Aviv.
IT | Italy | Rome
CI | Ivory Coast | Yamoussoukro | The largest city, with most government offices, is Abidjan.
JM | Jamaica | Kingston
JP | Japan | Tokyo
JO | Jordan | Amman
KZ | Kazakhstan | Astana
KE | Kenya | Nairobi
KI | Kiribati | South Tarawa
XK | Kosovo | Pristina | Not every country recognizes it.
KW | Kuwait | Kuwait City
KG | Kyrgyzstan | Bishkek
LA | Laos | Vientiane
LV | Latvia | Riga
LB | Lebanon | Beirut
LS | Lesotho | Maseru
LR | Liberia | Monrovia
LY | Libya | Tripoli | A second government is in Benghazi.
LI | Liechtenstein | Vaduz
LT | Lithuania | Vilnius
LU | Luxembourg | Luxembourg
MG | Madagascar | Antananarivo
MW | Malawi | Lilongwe
MY | Malaysia | Kuala Lumpur | The government sits in Putrajaya.
MV | Maldives | Malé
ML | Mali | Bamako
MT | Malta | Valletta
MH | Marshall Islands | Majuro
MR | Mauritania | Nouakchott
MU | Mauritius | Port Louis
MX | Mexico | Mexico City
FM | Micronesia | Palikir
MD | Moldova | Chișinău
MC | Monaco | Monaco
MN | Mongolia | Ulaanbaatar
ME | Montenegro | Podgorica | The old royal capital is Cetinje.
MA | Morocco | Rabat
MZ | Mozambique | Maputo
MM | Myanmar | Naypyidaw
NA | Namibia | Windhoek
NR | Nauru | Yaren | Nauru has no official capital.
NP | Nepal | Kathmandu
NL | Netherlands | Amsterdam | The government sits in The Hague.
NZ | New Zealand | Wellington
NI | Nicaragua | Managua
NE | Niger | Niamey
NG | Nigeria | Abuja
KP | North Korea | Pyongyang
MK | North Macedonia | Skopje
NO | Norway | Oslo
OM | Oman | Muscat
PK | Pakistan | Islamabad
PW | Palau | Ngerulmud
PS | Palestine | Ramallah | The government sits there. East Jerusalem is claimed.
PA | Panama | Panama City
PG | Papua New Guinea | Port Moresby
PY | Paraguay | Asunción
PE | Peru | Lima
PH | Philippines | Manila
PL | Poland | Warsaw
PT | Portugal | Lisbon
QA | Qatar | Doha
CG | Republic of the Congo | Brazzaville
RO | Romania | Bucharest
RU | Russia | Moscow
RW | Rwanda | Kigali
KN | Saint Kitts and Nevis | Basseterre
LC | Saint Lucia | Castries
VC | Saint Vincent and the Grenadines | Kingstown
WS | Samoa | Apia
SM | San Marino | San Marino
ST | Sao Tome and Principe | São Tomé
SA | Saudi Arabia | Riyadh
SN | Senegal | Dakar
RS | Serbia | Belgrade
SC | Seychelles | Victoria
SL | Sierra Leone | Freetown
SG | Singapore | Singapore
SK | Slovakia | Bratislava
SI | Slovenia | Ljubljana
SB | Solomon Islands | Honiara
SO | Somalia | Mogadishu
ZA | South Africa | Pretoria / Cape Town / Bloemfontein | South Africa has three capitals.
KR | South Korea | Seoul | Many government offices are in Sejong.
SS | South Sudan | Juba
ES | Spain | Madrid
LK | Sri Lanka | Sri Jayawardenepura Kotte | The largest city is Colombo.
SD | Sudan | Khartoum | During the war the government sat in Port Sudan.
SR | Suriname | Paramaribo
SE | Sweden | Stockholm
CH | Switzerland | Bern | No law names it the capital.
SY | Syria | Damascus
TW | Taiwan | Taipei | Not every country recognizes it.
TJ | Tajikistan | Dushanbe
TZ | Tanzania | Dodoma
TH | Thailand | Bangkok
TG | Togo | Lomé
TO | Tonga | Nuku’alofa
TT | Trinidad and Tobago | Port of Spain
TN | Tunisia | Tunis
TR | Türkiye | Ankara
TM | Turkmenistan | Ashgabat
TV | Tuvalu | Funafuti
UG | Uganda | Kampala
UA | Ukraine | Kyiv
AE | United Arab Emirates | Abu Dhabi
GB | United Kingdom | London
US | United States | Washington, D.C. / Washington
UY | Uruguay | Montevideo
UZ | Uzbekistan | Tashkent
VU | Vanuatu | Port Vila
VA | Vatican City | Vatican City
VE | Venezuela | Caracas
VN | Vietnam | Hanoi
YE | Yemen | Sana’a / Aden | This is disputed. The recognized government sits in Aden.
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
