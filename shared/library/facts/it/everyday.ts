import type { FactTexts } from '../fact-texts.ts';

/** Weather, the internet, the calendar and money. */
export const facts: FactTexts = {
  weather: {
    6: `
Che cosa cade dalle nuvole a grosse gocce? | pioggia
Che cosa cade a fiocchi bianchi e soffici? | neve
Come si chiamano le palline di ghiaccio che cadono nel temporale? | grandine
Che cosa lampeggia nel temporale? | fulmine / lampo
Che cosa brontola dopo il lampo? | tuono
Come si chiama l’aria che si muove? | vento
Come si chiama una nuvola vicino al suolo? | nebbia
Che cosa mostra tanti colori quando il sole incontra la pioggia? | arcobaleno
Su che cosa si pattina in inverno? | ghiaccio / pista
Che cosa pende dal tetto quando fa freddo? | ghiaccioli / candelotti di ghiaccio / candelotti
Quale stagione è la più calda? | estate
Quando molti alberi perdono le foglie? | autunno
Quale stagione è la più fredda? | inverno
Quando cominciano a sbocciare i fiori? | primavera
Quale tempesta gira come un imbuto? | tornado / tromba d’aria
Che cosa resta per terra dopo la pioggia? | pozzanghera
Quali goccioline ci sono sull’erba al mattino? | rugiada
Che cosa galleggia in cielo ed è fatta di goccioline? | nuvola`,
    8: `
Come si chiama quando l’acqua diventa vapore? | evaporazione
Come si chiama quando il vapore torna goccioline? | condensazione
Come si chiamano insieme pioggia, neve e grandine? | precipitazioni
Come si chiama l’acqua sotto forma di gas? | vapore acqueo / vapore
Come si chiama l’acqua che sta sotto terra? | acqua sotterranea / falda acquifera / falda
Come si chiama l’acqua che scorre via sul terreno? | ruscellamento / deflusso
Come si chiama un lento fiume di ghiaccio? | ghiacciaio
Come si chiama una pioggia molto leggera? | pioggerella / pioviggine
Come si chiama un lungo periodo senza pioggia? | siccità
Come si chiama quando l’acqua copre la terra asciutta? | alluvione / inondazione
Come si chiama un’enorme tempesta che gira sull’oceano? | uragano / tifone / ciclone | Il nome dipende dall’oceano.
Come si chiama una tempesta di neve con forte vento? | bufera / bufera di neve / tormenta
Come si chiamano i cristalli di ghiaccio sull’erba fredda? | brina
Come si chiama l’annuncio del tempo dei prossimi giorni? | previsioni del tempo / previsioni
Chi studia il tempo atmosferico? | meteorologo / meteorologa
Come si chiama un vento leggero? | brezza
Che cosa muove il ciclo dell’acqua con il suo calore? | Sole`,
    10: `
Quali nuvole sembrano batuffoli di cotone bianco? | cumuli
Quali nuvole sono sottili come piume? | cirri
Quali nuvole formano una coperta grigia e bassa? | strati
Quali nuvole s’innalzano e portano temporali? | cumulonembi
Che cosa misura la pressione dell’aria? | barometro
Che cosa misura la velocità del vento? | anemometro
Che cosa misura l’umidità dell’aria? | igrometro
Che cosa metti fuori per misurare la pioggia? | pluviometro
Come si chiama tutta l’aria intorno alla Terra? | atmosfera
Qual è lo strato più basso dell’aria, dove si forma il tempo? | troposfera
Quale strato di gas ci protegge dalla luce ultravioletta? | strato di ozono / ozonosfera
Come si chiama quando i gas dell’aria trattengono il calore? | effetto serra
Come si chiama il tempo abituale di un luogo in molti anni? | clima
Come si chiama il vento di stagione che porta molta pioggia nell’Asia del sud? | monsone
Quale vento veloce in alto spinge il tempo da ovest a est? | corrente a getto
Come si chiama il bordo dove avanza l’aria fredda? | fronte freddo
Quali linee della carta uniscono luoghi con la stessa pressione? | isobare
Come si chiama la roccia che contiene acqua sotto terra? | acquifero / roccia acquifera`,
  },
  'safe-internet': {
    6: `
Quale parola segreta apre il tuo account? | password
Come si chiama il nome che ti inventi in un gioco? | nome utente / nickname
Quale figurina ti rappresenta in un gioco? | avatar
Come si chiama qualcuno online che non hai mai incontrato? | sconosciuto / estraneo
Come si chiama essere cattivi online tante volte? | cyberbullismo
Quale immagine o video vuole farti comprare qualcosa? | pubblicità
Che cosa tieni per te perché dice dove abiti? | indirizzo
A chi puoi sempre mostrare un messaggio cattivo? | un adulto di fiducia
Quale pulsante impedisce a qualcuno di scriverti? | blocca / bloccare
Quale pulsante avvisa l’app di qualcosa di brutto? | segnala / segnalare
Che cosa fai con una finestra che dice che hai vinto? | la chiudo / chiuderla
Di che cosa hanno bisogno gli occhi dopo tanto tempo allo schermo? | pausa / riposo
Come si chiamano le ore con TV, tablet o telefono? | tempo davanti allo schermo / tempo di schermo
Come si dice quando sei senza internet? | offline
Dove scrivi una domanda per trovare delle pagine? | motore di ricerca
Che cosa chiedi prima di pubblicare la foto di un amico? | permesso`,
    8: `
Come si chiama il testo che tocchi per andare a un’altra pagina? | link / collegamento
Come si chiama la posta indesiderata mandata a migliaia di persone? | spam
Come si chiama un programma dannoso che si copia da solo? | virus
Come si chiama una storia inventata che imita un articolo vero? | fake news / bufala
Come si chiama il posto da cui viene un’informazione? | fonte
Come si chiamano insieme il tuo nome, il compleanno e la scuola? | dati personali / informazioni personali
Come si chiama la pagina su di te in un’app? | profilo
Com’è un account di cui solo gli amici vedono i post? | privato
Che cosa si scarica perché un’app funzioni meglio e sia più sicura? | aggiornamento
Come si chiama qualcosa che compri dentro un gioco? | acquisto in-app
Che cosa protegge immagini e canzoni dalla copia senza permesso? | diritto d’autore / copyright
Come si chiama una foto del proprio schermo? | screenshot / schermata
Che cosa un’app non deve condividere, perché dice dove sei? | posizione
Come si chiama l’età che un’app dice che devi avere? | limite di età / età minima
Che cosa fai quando lasci un computer di tutti? | esco dall’account / uscire dall’account / logout
Come si chiama una chiacchierata scritta? | chat`,
    10: `
Come si chiama un messaggio falso che cerca di avere la tua password? | phishing
Come si chiamano tutti insieme i programmi dannosi? | malware
Come si chiama entrare con una password e un codice? | autenticazione a due fattori
Quali piccoli file fanno ricordare di te a un sito? | cookie
Che cosa rende un messaggio illeggibile agli altri lungo la strada? | crittografia / cifratura
Come si chiamano le tracce che lasci online? | impronta digitale online / impronta digitale
Quali regole decidono che cosa ti mostra un’app? | algoritmo
Come si chiama un video falso di una persona vera fatto dal computer? | deepfake
Come si chiama quando qualcuno finge di essere te per comprare cose? | furto d’identità
Che cosa blocca il traffico indesiderato verso una rete? | firewall
Come si chiama fingersi un altro online per ottenere fiducia? | catfishing
Come si chiama un titolo esagerato che vuole solo il tuo clic? | clickbait / acchiappaclic
Come si chiama una seconda copia dei tuoi file? | backup / copia di sicurezza
Che cosa trova e toglie i programmi dannosi? | antivirus
Chi s’introduce nei computer? | hacker
Che cosa ricorda una password lunga e diversa per ogni account? | gestore di password / password manager
Come si chiama un programma che tiene i tuoi file finché non paghi? | ransomware`,
  },
  'calendar-facts': {
    4: `
Quale giorno viene dopo lunedì? | martedì
Quale giorno viene dopo martedì? | mercoledì
Quale giorno viene dopo mercoledì? | giovedì
Quale giorno viene dopo giovedì? | venerdì
Quale giorno viene dopo venerdì? | sabato
Quale giorno viene dopo sabato? | domenica
Quale giorno viene dopo domenica? | lunedì
Quando sorge il sole? | mattino / mattina / di mattina
Quando è buio e tu dormi? | notte / di notte
Che cosa viene tra il pomeriggio e la notte? | sera
Quando si pranza, a metà giornata? | mezzogiorno
Come si chiama il giorno dopo oggi? | domani
Come si chiama il giorno prima di oggi? | ieri
Che cosa formano sabato e domenica? | fine settimana / weekend
Come si chiama il giorno in cui compi un anno in più? | compleanno
Che cosa sta appeso al muro e mostra i giorni? | calendario`,
    6: `
Quale mese viene dopo gennaio? | febbraio
Quale mese viene dopo febbraio? | marzo
Quale mese viene dopo marzo? | aprile
Quale mese viene dopo aprile? | maggio
Quale mese viene dopo maggio? | giugno
Quale mese viene dopo giugno? | luglio
Quale mese viene dopo luglio? | agosto
Quale mese viene dopo agosto? | settembre
Quale mese viene dopo settembre? | ottobre
Quale mese viene dopo ottobre? | novembre
Quale mese viene dopo novembre? | dicembre
Quale mese viene dopo dicembre? | gennaio
Qual è il mese più corto? | febbraio
In quale mese è Halloween? | ottobre
In quale mese è Natale, per quasi tutti? | dicembre | Molti cristiani ortodossi lo festeggiano a gennaio.
Con quale mese comincia l’anno? | gennaio`,
    8: `
Quanti giorni ha gennaio? | 31
Quanti giorni ha aprile? | 30
Quanti giorni ha giugno? | 30
Quanti giorni ha agosto? | 31
Quanti giorni ha settembre? | 30
Quanti giorni ha dicembre? | 31
Quanti giorni ha febbraio in un anno bisestile? | 29
Quanti giorni ha febbraio in un anno normale? | 28
Quanti giorni ha un anno normale? | 365
Quanti giorni ha un anno bisestile? | 366
Quante settimane ha un anno, senza i giorni in più? | 52
Quanti mesi ha un trimestre? | 3
Quanti mesi hanno 31 giorni? | 7
Quanti mesi ha un semestre? | 6
Quanti anni ha un decennio? | 10
Quanti anni ha un secolo? | 100
Quanti anni ha un millennio? | 1.000
Ogni quanti anni c’è di solito un anno bisestile? | 4`,
    10: `
Quale giorno ha più luce in Europa e in Nord America? | solstizio d’estate / solstizio di giugno
Quale giorno ha meno luce in Europa e in Nord America? | solstizio d’inverno / solstizio di dicembre
Quando il giorno e la notte durano quasi lo stesso tempo? | equinozio
Quali anni hanno il 29 febbraio? | anni bisestili / bisestili
Quale calendario usa oggi quasi tutto il mondo? | calendario gregoriano
Quale calendario usava l’Europa prima del 1582? | calendario giuliano
Da che cosa dipendono le stagioni? | inclinazione dell’asse terrestre
Intorno a che cosa gira la Terra una volta all’anno? | Sole
Che cosa compie tutte le sue fasi in circa un mese? | Luna
Che cosa fa la Terra in 24 ore? | un giro intorno al suo asse
Come si chiamano le regioni con la stessa ora? | fusi orari
Quale linea separa due date nel Pacifico? | linea del cambiamento di data
Per quale luogo passa il meridiano fondamentale? | Greenwich
Come si chiama l’ora quando in primavera si spostano avanti gli orologi? | ora legale
Che cosa significa a.m. accanto all’ora? | prima di mezzogiorno
Che cosa significa p.m. accanto all’ora? | dopo mezzogiorno`,
  },
  money: {
    6: `
Come si chiamano insieme le monete e le banconote? | soldi / denaro
Con quali pezzi rotondi di metallo puoi pagare? | monete
Come si chiamano i pezzi di carta con cui si paga? | banconote
Che cosa ti dice quanto costa una cosa? | prezzo
Che cosa ti danno indietro quando paghi troppo? | resto
Che cosa fai quando metti da parte i soldi per dopo? | risparmiare
Dove tengono le monete i bambini a casa? | salvadanaio
In che cosa portano i soldi i grandi? | portafoglio / portamonete / borsellino
Dove paghi in un negozio? | cassa
Quale posto tiene al sicuro i soldi di molta gente? | banca
Una mela costa meno di una torta: la mela è … | più economica / meno cara
Una torta costa più di una mela: la torta è … | più cara / più costosa
Come si chiama ciò che si deve avere, come il cibo e una casa? | bisogni
Come si chiama ciò che sarebbe solo bello avere, come i giocattoli? | desideri
Che cosa fai con i soldi quando compri qualcosa? | spendere
Com’è una cosa che non costa niente? | gratis / gratuita`,
    8: `
Che cosa riceve la gente ogni mese per il suo lavoro? | stipendio / paga / salario
Che cosa fai quando lavori e ti pagano? | guadagnare
Come si chiama un piano per i tuoi soldi? | bilancio / budget
Che cosa ti dà la banca perché tieni lì i tuoi risparmi? | interessi
Come si chiamano i soldi che ti presta una banca? | prestito / mutuo
Che cosa hai finché devi ancora dei soldi a qualcuno? | debito / debiti
Come si dice quando un negozio toglie qualcosa dal prezzo? | sconto
Quale foglietto mostra che cosa hai comprato e pagato? | scontrino / ricevuta
Quale carta prende i soldi subito dal tuo conto? | carta di debito
Che cosa ricevono molti bambini dai genitori ogni settimana? | paghetta
Come si chiamano i soldi regalati per aiutare gli altri? | donazione / beneficenza
Che cosa paghiamo tutti perché ci siano scuole e strade? | tasse / imposte
Come si chiama dare una cosa per un’altra senza soldi? | baratto
Che cosa resta a un negozio quando ha pagato tutte le spese? | guadagno / profitto / utile
Quale macchina ti dà banconote? | bancomat / sportello automatico
Chi compra in un negozio? | cliente`,
    10: `
Come si dice quando i prezzi salgono anno dopo anno? | inflazione
Che cosa registra un’azienda che spende più di quanto incassa? | perdita / perdite
Con quale carta compri adesso e paghi la banca più tardi? | carta di credito
Che cosa si paga perché un incidente o un incendio non ci rovini? | assicurazione
Come si chiama una piccola parte di un’azienda che si può comprare? | azione
Dove si comprano e si vendono parti di aziende tutto il giorno? | borsa
Che cosa apri in banca per lasciarci i tuoi soldi? | conto
Come si chiamano tutti i soldi che una famiglia paga? | spese
Quale imposta paghi ogni volta che compri qualcosa? | IVA / imposta sul valore aggiunto
Che cosa dice quanti euro ricevi per un dollaro? | tasso di cambio
Come si chiamano i soldi che i criminali hanno copiato? | soldi falsi / denaro falso
Che cosa paga la banca sugli interessi che le lasci? | interesse composto
Quanto c’è in vendita di una cosa? È l’… | offerta
Quanto vuole comprare la gente di una cosa? È la … | domanda
Che cosa paghi ogni mese per sentire musica o vedere film? | abbonamento
Come si chiama la promessa di riparare ciò che si rompe troppo presto? | garanzia`,
  },
};
