import type { FactTexts } from '../fact-texts.ts';

/** Weather, the internet, the calendar and money. */
export const facts: FactTexts = {
  weather: {
    6: `
What falls from clouds as big drops? | rain
What falls as soft white flakes? | snow
What do we call balls of ice that fall in a storm? | hail
What flashes in a storm? | lightning
What rumbles after a flash? | thunder
What is moving air called? | wind
What is a cloud near the ground called? | fog
What shows many colors when sun meets rain? | rainbow
What do you skate on in winter? | ice
What hangs from a roof in the cold? | icicle
Which season is the hottest? | summer
When do many trees drop their leaves? | fall / autumn
Which season is the coldest? | winter
When do flowers start to bloom? | spring
Which storm spins like a funnel? | tornado
Which small pool is left after rain? | puddle
Which tiny drops are on the grass in the morning? | dew
What floats in the sky and is made of tiny drops? | cloud`,
    8: `
What is it called when water turns into vapor? | evaporation
What is it called when vapor turns back into drops? | condensation
What is rain, snow, sleet and hail together called? | precipitation
What is water as a gas called? | water vapor
What is water under the ground called? | groundwater
What is water that flows off over the ground called? | runoff
What is a slow river of ice called? | glacier
What is very light rain called? | drizzle
What is a long time without rain called? | drought
What is it called when water covers dry land? | flood
What is a huge spinning storm over the ocean called? | hurricane / typhoon / cyclone | Its name depends on the ocean.
What is a snowstorm with strong wind called? | blizzard
What are ice crystals on cold grass called? | frost
What is a report on the weather of the next days called? | forecast
Who studies the weather? | meteorologist
What is a light wind called? | breeze
What drives the water cycle with its heat? | the Sun`,
    10: `
Which clouds look like white cotton balls? | cumulus
Which clouds are thin and feathery? | cirrus
Which clouds form a low gray blanket? | stratus
Which clouds tower up and bring thunderstorms? | cumulonimbus
What measures air pressure? | barometer
What measures wind speed? | anemometer
What measures humidity? | hygrometer
What do you put outside to measure a downpour? | rain gauge
What is all the air around the Earth called? | atmosphere
In which lowest layer of air does weather happen? | troposphere
Which layer of gas protects us from ultraviolet light? | ozone layer
What is the trapping of heat by gases in the air called? | greenhouse effect
What is the usual weather of a place over many years called? | climate
What is a seasonal wind that brings heavy rain to South Asia called? | monsoon
Which fast wind high up pushes weather from west to east? | jet stream
What is the edge where cold air pushes in called? | cold front
Which lines on a map join places with equal air pressure? | isobars
What is rock that holds groundwater called? | aquifer`,
  },
  'safe-internet': {
    6: `
Which secret word opens your account? | password
What do you call your made-up name in a game? | username / nickname
Which little picture stands for you in a game? | avatar
What do you call someone online you’ve never met? | stranger
What do you call being mean online again and again? | cyberbullying
Which picture or video wants you to buy something? | ad / advertisement
What should you keep private, because it says where you live? | address
Who can you always show a mean message? | a grown-up you trust / a trusted adult
Which button stops someone from writing to you? | block
Which button tells an app about something bad? | report
What do you do with a window that says you’ve won? | close it / close
What do your eyes need after a long time at a screen? | a break
What do you call the hours with a TV, tablet or phone? | screen time
What do you call being without the internet? | offline
Where do you type a question to find pages? | search engine
What do you ask for before you post a friend’s photo? | permission`,
    8: `
What is text you tap to get to another page called? | link
What is unwanted mail sent to thousands of people called? | spam
What is a harmful program that copies itself called? | virus
What is a false story made to look like a real report called? | fake news
What is the place where a fact comes from called? | source
What are your name, birthday and school together called? | personal information
What is a page about you in an app called? | profile
What is the setting that lets only friends see your posts called? | private
What do you get for an app so that it works better and safer? | update
What is something you buy inside a game called? | in-app purchase
What protects pictures and songs from being copied without asking? | copyright
What is a picture of your own screen called? | screenshot
What should an app not share, because it says where you are? | location
What do you call the youngest age that an app allows? | age limit / minimum age
What do you do when you leave a shared computer? | log out / sign out
What is a talk by typing called? | chat`,
    10: `
What is a fake message that tries to get your password? | phishing
What are harmful programs all together called? | malware
What is logging in with a password and a code called? | two-factor authentication / 2FA
Which small files let a website remember you? | cookies
What makes a message unreadable to others on its way? | encryption
What are the traces you leave online called? | digital footprint
Which rules decide what an app shows you? | algorithm
What is a fake video of a real person made by a computer? | deepfake
What is it called when someone pretends to be you to buy things? | identity theft
What blocks unwanted traffic into a network? | firewall
What is pretending to be someone else to win a person’s trust online? | catfishing
What is a shocking headline that only wants your tap? | clickbait
What is a second copy of your files called? | backup
What finds and removes harmful programs? | antivirus software / antivirus
Who breaks into computers? | hacker
What remembers a long, different password for each account? | password manager
What is software that holds your files until you pay? | ransomware`,
  },
  'calendar-facts': {
    4: `
Which day comes after Monday? | Tuesday
Which day comes after Tuesday? | Wednesday
Which day comes after Wednesday? | Thursday
Which day comes after Thursday? | Friday
Which day comes after Friday? | Saturday
Which day comes after Saturday? | Sunday
Which day comes after Sunday? | Monday
When does the sun come up? | morning / in the morning
When is it dark and you sleep? | night / at night
What comes between afternoon and night? | evening
When do you eat lunch? | noon / at noon / midday
What is the day after today called? | tomorrow
What was the day before today called? | yesterday
What do Saturday and Sunday make? | weekend
What is the day you turn a year older? | birthday
What hangs on the wall and shows the days? | calendar`,
    6: `
Which month comes after January? | February
Which month comes after February? | March
Which month comes after March? | April
Which month comes after April? | May
Which month comes after May? | June
Which month comes after June? | July
Which month comes after July? | August
Which month comes after August? | September
Which month comes after September? | October
Which month comes after October? | November
Which month comes after November? | December
Which month comes after December? | January
Which month is the shortest? | February
Which month is Halloween in? | October
Which month is Christmas in, for most people? | December | Many Orthodox Christians celebrate it in January.
Which month starts the year? | January`,
    8: `
How many days does January have? | 31
How many days does April have? | 30
How many days does June have? | 30
How many days does August have? | 31
How many days does September have? | 30
How many days does December have? | 31
How many days does February have in a leap year? | 29
How many days does February have in a normal year? | 28
How many days are in a normal year? | 365
How many days are in a leap year? | 366
How many weeks are in a year, without the extra days? | 52
How many months are in a quarter of a year? | 3
How many months have 31 days? | 7
How many months are in half a year? | 6
How many years are in a decade? | 10
How many years are in a century? | 100
How many years are in a millennium? | 1,000
Every how many years is there usually a leap year? | 4`,
    10: `
Which day of the year has the most daylight in Europe and North America? | June solstice / summer solstice
Which day of the year has the least daylight in Europe and North America? | December solstice / winter solstice
When are day and night about equally long? | equinox
Which years have a February 29? | leap years
Which calendar does most of the world use today? | Gregorian calendar
Which calendar did Europe use before 1582? | Julian calendar
What do the seasons come from? | the tilt of the Earth’s axis
What does the Earth travel around once a year? | the Sun
What does the word month come from? | the Moon
What takes the Earth 24 hours? | one turn around its axis
What are regions with the same clock time called? | time zones
Which line separates two dates in the Pacific? | International Date Line
Through which place does the prime meridian run? | Greenwich
What is moving clocks forward in spring called? | daylight saving time / summer time
What does a.m. mean? | before noon / ante meridiem
What does p.m. mean? | after noon / post meridiem`,
  },
  money: {
    6: `
What are coins and bills together called? | money
Which round pieces of metal can you pay with? | coins
What do you call the pieces of paper you pay with? | bills / banknotes
What tells you how much something costs? | price
What do you get back when you pay too much? | change
What do you do when you put money aside for later? | save
Where do children keep their coins at home? | piggy bank
What do grown-ups carry their cash in? | wallet / purse
Where in a store do you pay? | checkout / cash register
Which place keeps the money of many people safe? | bank
An apple costs less than a cake, so the apple is … | cheaper
A cake costs more than an apple, so the cake is … | more expensive / pricier
What do we call things you must have, such as food and a home? | needs
What do we call things that are only nice to have, such as toys? | wants
What do you do with money when you buy something? | spend
What is something that costs nothing? | free`,
    8: `
What do people get each month for their work? | pay / wages / salary / paycheck
What do you do when you work and get money for it? | earn
What is a plan for your money called? | budget
What does a bank pay you for keeping your savings there? | interest
What is money called that a bank lends you? | loan
What do you have as long as you owe someone money? | debt
What is it called when a store takes something off the price? | discount
Which slip of paper shows what you bought and paid? | receipt
Which card takes money straight from your account? | debit card
What do many children get from their parents every week? | allowance / pocket money
What is a gift of money to help others called? | donation
What does everyone pay so that there are schools and roads? | taxes
What is trading one thing for another without money called? | bartering / barter
What is left for a store when all its costs are paid? | profit
Which machine gives you bills? | ATM / cash machine
Who buys things in a store? | customer`,
    10: `
What is it called when prices rise and rise over the years? | inflation
What does a company make when it spends more than it takes in? | loss
With which card do you buy now and pay the bank later? | credit card
What do you pay for so that an accident or a fire doesn’t ruin you? | insurance
What is a small part of a company that you can buy called? | share / stock
Where are parts of companies bought and sold all day? | stock exchange / stock market
What do you open at a bank to keep your money there? | account
What is all the money called that a family pays out? | expenses
Which tax do you pay whenever you buy something? | sales tax / value-added tax / VAT
What says how many euros you get for a dollar? | exchange rate
What do you call bills that criminals have copied? | counterfeit money / counterfeit
What does a bank pay on the interest that you left there? | compound interest
How much of a thing is for sale? That is its … | supply
How much of a thing do people want to buy? That is the … | demand
What do you pay for every month to hear music or see films? | subscription
What is a maker’s promise to repair what breaks too early? | warranty / guarantee`,
  },
};
