import type { FactTexts } from '../fact-texts.ts';

/** Matter, forces, light, electricity and space. */
export const facts: FactTexts = {
  'materials-matter': {
    6: `
Di che materiale trasparente sono fatte le finestre? | vetro
Di che cosa sono fatte le matite all’esterno? | legno
Che cosa si ricava dal pelo della pecora? | lana
Di che cosa sono fatti i copertoni della bici? | gomma / caucciù
Di che cosa sono fatti quasi tutti i flaconi di shampoo? | plastica
Con che cosa si fanno i mattoni rossi? | argilla / creta
Di che cosa sono fatti i jeans? | cotone
Di che cosa sono fatte le candele? | cera
Di che cosa sono fatte le pagine di un libro? | carta
Di che cosa è fatto un castello sulla spiaggia? | sabbia
Di che cosa sono fatti chiodi e viti? | acciaio / ferro / metallo
Quale metallo giallo e lucente c’è negli anelli? | oro
Quale filo sottile produce per noi un bruco? | seta
Di che cosa sono fatti gli stivali da cowboy? | cuoio / pelle
Quale polvere grigia con l’acqua s’indurisce e fa i marciapiedi? | cemento
Quale corteccia leggera chiude le bottiglie e galleggia? | sughero`,
    8: `
Come si chiama un corpo che mantiene la sua forma? | solido
Come si chiama la materia che scorre e riempie il bicchiere dal basso? | liquido
Come si chiama la materia che riempie tutto lo spazio che ha? | gas
Come si chiama il passaggio da solido a liquido? | fusione
Come si chiama il passaggio da liquido a solido? | solidificazione / congelamento
Come si chiama quando un liquido fa le bolle e diventa gas? | ebollizione
Come si chiama quando un gas diventa liquido? | condensazione
A quanti gradi Celsius congela l’acqua? | 0
A quanti gradi Celsius bolle l’acqua? | 100 | Al livello del mare. In alta montagna bolle prima.
A quanti gradi Fahrenheit congela l’acqua? | 32
A quanti gradi Fahrenheit bolle l’acqua? | 212 | Al livello del mare.
Come si chiama un miscuglio in cui una cosa si scioglie nell’altra? | soluzione
Che cosa trattiene la sabbia e lascia passare l’acqua? | filtro
Come si chiamano cose messe insieme, come sabbia e sassi? | miscuglio
Come si chiama lo spazio che occupa una cosa? | volume
Quale metallo liquido c’era nei vecchi termometri? | mercurio
Come si chiama quando una maglietta bagnata si asciuga? | evaporazione`,
    10: `
Qual è la parte più piccola di un elemento? | atomo
Qual è la parte più piccola di un composto come l’acqua? | molecola
Come si chiama una sostanza di un solo tipo di atomi? | elemento
Come si chiama una sostanza di più elementi uniti da una reazione? | composto
Quale particella del nucleo ha carica positiva? | protone
Quale particella del nucleo non ha carica? | neutrone
Quale particella intorno al nucleo ha carica negativa? | elettrone
Come si chiama il centro di un atomo? | nucleo
Come si chiama un atomo con una carica elettrica? | ione
Che cosa elenca tutti gli elementi? | tavola periodica
Quale sostanza aspra rende rosso il tornasole? | acido
Quale sostanza rende blu il tornasole? | base
Che cosa accelera una reazione senza consumarsi? | catalizzatore
Come si chiama il passaggio diretto da solido a gas? | sublimazione
Come si chiama la massa divisa per il volume? | densità
Come si chiama un miscuglio di metalli, come il bronzo? | lega
Che cosa si forma sul ferro nell’aria umida? | ruggine
Quale scala dice quanto una cosa è acida? | pH
Come si chiama acquistare ossigeno in una reazione? | ossidazione`,
  },
  'forces-machines': {
    8: `
Che cosa attira tutto verso la Terra? | gravità / forza di gravità
Che cosa rallenta le cose che strisciano l’una sull’altra? | attrito
Quale forza tira una graffetta verso la calamita? | magnetismo / forza magnetica
Quale forza dell’aria rallenta un paracadute? | resistenza dell’aria
Quale spinta tiene a galla una barca? | spinta di Archimede / spinta idrostatica
Quale macchina semplice è l’altalena a bilico? | leva
Quale ruota con la corda alza una bandiera? | carrucola / puleggia
Quale macchina semplice è una rampa? | piano inclinato
Quale macchina semplice è la lama dell’ascia? | cuneo
Quale macchina semplice entra girando nel legno? | vite
Quale macchina semplice è il pomello della porta? | ruota e asse / asse nella ruota
Che cosa mostra il quadrante dell’auto in chilometri all’ora? | velocità
Che cosa diminuisce sulla Luna, anche se la massa resta uguale? | peso
Che cosa si allunga e torna com’era? | molla
Quali ruote con i denti si fanno girare a vicenda? | ingranaggi
Come si chiama il punto su cui gira una leva? | fulcro`,
    10: `
Come si chiama la resistenza di un corpo a cambiare moto? | inerzia
Come si chiama un cambio di velocità o di direzione? | accelerazione
Come si chiama la rapidità con direzione e verso? | velocità vettoriale / vettore velocità
Come si chiama la massa per la velocità? | quantità di moto
Come si chiama la forza per lo spostamento? | lavoro
Come si chiama il lavoro diviso per il tempo? | potenza
Come si chiama l’energia delle cose in movimento? | energia cinetica
Come si chiama l’energia conservata, come quella di un sasso sollevato? | energia potenziale
Qual è l’unità di misura dell’energia? | joule
Qual è l’unità di misura della potenza? | watt
Qual è l’unità di misura della forza? | newton
Qual è l’unità di misura della pressione? | pascal
Come si chiama la forza divisa per l’area? | pressione
Come si chiama la quantità di materia di un corpo? | massa
Come si chiama l’effetto di una forza che fa ruotare? | momento torcente / momento di una forza
Che cosa tira un corpo verso il centro del suo cerchio? | forza centripeta
Come si chiama la velocità costante di un corpo che cade nell’aria? | velocità limite / velocità terminale`,
  },
  'light-sound': {
    8: `
Come si chiama la forma scura dietro una cosa in luce? | ombra
Come si chiama quando la luce rimbalza su uno specchio? | riflessione
Come si chiama quando la luce si piega entrando nell’acqua? | rifrazione
Come sono le cose attraverso cui si vede bene? | trasparenti
Come sono le cose che non fanno passare la luce? | opache
Come sono le cose come la carta oleata, che fanno passare un po’ di luce? | traslucide
Quale blocco di vetro divide la luce nei colori? | prisma
Che cosa senti quando un suono rimbalza? | eco
Quali movimenti veloci producono il suono? | vibrazioni
Quale qualità del suono dice se una nota è acuta o grave? | altezza
Dove il suono non può viaggiare? | vuoto
Come si chiamano tutti i colori della luce insieme? | spettro
Quale unità misura l’intensità di un suono? | decibel
Che cosa si tiene sopra le lettere perché sembrino più grandi? | lente d’ingrandimento / lente
Che cosa fa sembrare vicine le cose lontane? | telescopio / cannocchiale
Che cosa ingrandisce i germi fino a vederli? | microscopio
Quale parte di te produce il suono quando parli? | corde vocali`,
    10: `
Come si chiama il numero di onde al secondo? | frequenza
Come si chiama l’altezza di un’onda rispetto al suo centro? | ampiezza
Come si chiama la distanza da cresta a cresta? | lunghezza d’onda
Qual è l’unità di misura della frequenza? | hertz
Come si chiama un suono troppo acuto per l’orecchio umano? | ultrasuono / ultrasuoni
Come si chiama un suono troppo grave per l’orecchio umano? | infrasuono / infrasuoni
Quale luce invisibile sentiamo come calore? | infrarosso / raggi infrarossi
Quale luce invisibile scotta la pelle? | ultravioletto / raggi ultravioletti
Che cosa mostra le ossa attraverso la pelle? | raggi X / radiografia
Quale lente è più spessa al centro? | convessa
Quale lente è più sottile al centro? | concava
Quale fascio stretto di luce ha un solo colore? | laser
Come si chiama una particella di luce? | fotone
Quale effetto fa sembrare più acuta una sirena che si avvicina? | effetto Doppler
Come si chiama quando una maglia scura trattiene la luce? | assorbimento
Come si chiama quando una cosa ne fa oscillare un’altra? | risonanza
Quali fili di vetro sottili portano i dati di internet come luce? | fibre ottiche / fibra ottica`,
  },
  'electricity-magnets': {
    8: `
Che cosa fornisce elettricità alla torcia? | pila / batteria
Come si chiama un percorso chiuso per l’elettricità? | circuito
Che cosa premi per accendere la luce? | interruttore
Che cosa si illumina nella lampada? | lampadina
Come si chiama un materiale che lascia passare l’elettricità? | conduttore
Come si chiama un materiale che ferma l’elettricità? | isolante
Che cosa si attacca da sola al frigorifero? | calamita / magnete
Come si chiamano le due estremità di una calamita? | poli
Che cosa fanno due estremità uguali di due calamite? | si respingono / respingersi
Che cosa fanno due estremità opposte di due calamite? | si attraggono / attrarsi
Che cosa ti fa drizzare i capelli vicino a un palloncino? | elettricità statica
Che cosa indica il nord con un ago? | bussola
Che cosa diventa una calamita quando passa corrente? | elettromagnete / elettrocalamita
Che cosa si scioglie quando passa troppa corrente? | fusibile
Che cosa trasforma la luce del sole in elettricità? | pannello solare / pannello fotovoltaico
Quale macchina alta con le pale produce elettricità? | turbina eolica / pala eolica
Come si chiama il flusso di elettricità? | corrente / corrente elettrica
Di quale metallo è fatta la maggior parte dei fili elettrici? | rame`,
    10: `
Qual è l’unità di misura della tensione elettrica? | volt
Qual è l’unità di misura della corrente elettrica? | ampere
Qual è l’unità di misura della resistenza? | ohm
Come si chiama un circuito con un solo percorso? | circuito in serie / in serie
Come si chiama un circuito con più rami? | circuito in parallelo / in parallelo
Quale componente limita la corrente? | resistore / resistenza
Quale componente fa passare la corrente in un solo verso? | diodo
Che cosa cambia l’alta tensione in bassa tensione? | trasformatore
Come si chiama la corrente che cambia sempre verso? | corrente alternata / CA
Come si chiama la corrente che scorre in un solo verso? | corrente continua / CC
Che cosa immagazzina carica elettrica tra due armature? | condensatore
Quale pezzetto fa da interruttore o amplificatore nei chip? | transistor
Che cosa trasforma il movimento in elettricità? | generatore / dinamo
Che cosa trasforma l’elettricità in movimento? | motore / motore elettrico
Come si chiama un percorso della corrente che salta l’apparecchio? | cortocircuito
Che tipo di materiale è il silicio? | semiconduttore
Come si chiama lo spazio in cui agisce una calamita? | campo magnetico`,
  },
  space: {
    6: `
Quale stella ci dà luce e calore? | Sole
Che cosa gira intorno alla Terra una volta al mese? | Luna
Su quale pianeta viviamo? | Terra
Che cosa sono i puntini che brillano nel cielo di notte? | stelle
Che cosa porta le persone nello spazio? | razzo
Chi viaggia nello spazio? | astronauta / cosmonauta
Come si chiama un buco rotondo sulla Luna? | cratere
Quale palla di ghiaccio ha una lunga coda luminosa? | cometa
Dove vivono e lavorano gli astronauti in orbita? | stazione spaziale
Come si chiama la nostra galassia? | Via Lattea
Come si chiama un disegno di stelle, per esempio un’orsa? | costellazione
Che cosa indossa un astronauta all’esterno? | tuta spaziale
Quale pianeta ha gli anelli più luminosi? | Saturno
Quale pianeta è rosso? | Marte
Quale pianeta è il più grande? | Giove
Quale veicolo si muove su Marte senza persone? | rover`,
    8: `
Come si chiama il percorso di un pianeta intorno al Sole? | orbita
Intorno a quale linea che passa per i poli gira la Terra? | asse
Come si chiamano il Sole e tutto ciò che gli sta intorno? | sistema solare
Come si chiama un enorme gruppo di miliardi di stelle? | galassia
Che cosa formano migliaia di rocce tra Marte e Giove? | fascia degli asteroidi / fascia di asteroidi
Come si chiama la scia di luce di una roccia spaziale che brucia? | meteora / stella cadente
Come si chiama una roccia dello spazio caduta sulla Terra? | meteorite
In quale fase la Luna non si vede? | luna nuova / novilunio
In quale fase la Luna è un cerchio intero? | luna piena / plenilunio
Che cosa avviene quando la Luna copre il Sole? | eclissi solare / eclissi di Sole
Che cosa avviene quando l’ombra della Terra copre la Luna? | eclissi lunare / eclissi di Luna
Chi è stata la prima persona sulla Luna? | (Neil) Armstrong
Chi è stata la prima persona nello spazio? | (Jurij) Gagarin / Yuri Gagarin
Chi è stata la prima donna nello spazio? | (Valentina) Tereškova / Valentina Tereshkova
Chi è stata la seconda persona sulla Luna? | (Buzz) Aldrin
Chi è stato il primo americano in orbita? | (John) Glenn
Quale pianeta è il più vicino al Sole? | Mercurio
Quale pianeta è il più lontano dal Sole? | Nettuno
Quale pianeta è il più caldo? | Venere
Quale pianeta ruota coricato su un fianco? | Urano
Quale stella guidava i marinai di notte? | Stella Polare / Polare`,
    10: `
Con quale unità si misura la distanza delle stelle? | anno luce
Da che cosa non esce nemmeno la luce? | buco nero
Come si chiama l’esplosione di una stella enorme? | supernova
Come si chiama una nube di gas e polvere nello spazio? | nebulosa
Com’è iniziato l’universo, secondo quasi tutti gli scienziati? | Big Bang
Che cosa diventerà il Sole quando si gonfierà? | gigante rossa
Quale stella piccola e calda sarà il Sole alla fine? | nana bianca
Quale stella densa può restare dopo una supernova? | stella di neutroni
Come si chiama un pianeta di un’altra stella? | esopianeta / pianeta extrasolare
Che cos’è oggi Plutone? | pianeta nano
Come si chiama l’anello di corpi ghiacciati oltre Nettuno? | fascia di Kuiper
Qual è la luna più grande di Saturno? | Titano
Qual è la luna più grande di Giove? | Ganimede
Qual è il vulcano più alto di Marte? | Olympus Mons / monte Olimpo
Quale processo fa brillare il Sole? | fusione nucleare
Quale stella è la più vicina al Sole? | Proxima Centauri
Quale grande galassia è la più vicina alla nostra? | Andromeda / galassia di Andromeda
Quale pianeta nano si trova tra Marte e Giove? | Cerere`,
  },
};
