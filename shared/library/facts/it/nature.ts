import type { FactTexts } from '../fact-texts.ts';

/** Plants and animals. */
export const facts: FactTexts = {
  plants: {
    6: `
Quale parte della pianta beve l’acqua dal terreno? | radici
Quale parte tiene su il fiore? | gambo / stelo / fusto
Quali parti verdi e piatte prendono la luce? | foglie
Quale parte della pianta visitano le api? | fiore
Che cos’è la cosina marrone dentro la mela? | seme
Come si chiama il fusto grosso dell’albero? | tronco
Come si chiama la pelle dell’albero? | corteccia
Che cosa spunta dal tronco e porta i rametti? | ramo
Quale albero nasce da una ghianda? | quercia
Quale fiore alto e giallo ha semi che mangiamo? | girasole
Quale pianta del deserto ha le spine? | cactus
Come si chiamano le foglie colorate del fiore? | petali
Quale succo dolce trovano le api nei fiori? | nettare
Quale albero ha aghi e pigne? | pino / abete
Come si chiamano tanti alberi insieme? | bosco / foresta
Da quale pianta viene la farina del pane? | grano / frumento
Quale piantina verde copre i sassi nei luoghi umidi? | muschio`,
    8: `
Come fanno le piante il cibo con luce, aria e acqua? | fotosintesi
Quale pigmento verde c’è nelle foglie? | clorofilla
Quale polvere gialla portano le api di fiore in fiore? | polline
Come si chiama l’arrivo del polline su un altro fiore? | impollinazione
Come si chiama quando un seme comincia a crescere? | germinazione
Da quale parte rotonda sotto terra nasce il tulipano? | bulbo
Quale gas prendono le piante dall’aria per fare il cibo? | anidride carbonica / diossido di carbonio
Quale gas che respiriamo liberano le piante? | ossigeno
Come si chiamano gli alberi verdi tutto l’anno? | sempreverdi
Come si chiamano gli alberi che perdono le foglie in autunno? | caducifogli / a foglie caduche / decidui
Che cosa hanno felci e muschi al posto dei semi? | spore
Come si chiama il filo con il polline in punta, nel fiore? | stame
Quale parte del fiore diventa il frutto? | ovario
Che cosa diventano foglie e bucce marce? | compost
Come si chiama una pianta appena nata? | piantina / germoglio
Che cosa conti nel tronco per sapere l’età dell’albero? | anelli di crescita / anelli
Quale parte sotterranea della patata mangiamo? | tubero`,
    10: `
Quale tessuto porta l’acqua su per la pianta? | xilema
Quale tessuto porta lo zucchero nella pianta? | floema
Quali aperture minuscole fanno passare i gas nella foglia? | stomi
Quale parte della cellula vegetale fa zucchero con la luce? | cloroplasto
Di che cosa sono fatte le pareti delle cellule vegetali? | cellulosa
Come si chiama la perdita d’acqua dalle foglie? | traspirazione
Quale parte in cima allo stame contiene il polline? | antera
Quale punta appiccicosa del pistillo cattura il polline? | stigma
Come si chiamano le foglioline verdi sotto il fiore? | sepali
Come si chiama una pianta che vive un solo anno? | annuale
Come si chiama una pianta che vive molti anni? | perenne
Come si chiama la prima foglia dentro il seme? | cotiledone
Come si chiama crescere verso la luce? | fototropismo
Quale sostanza bianca conservano le patate come riserva? | amido
Quale zucchero produce la fotosintesi? | glucosio
Come si chiama l’unione di una cellula del polline con la cellula uovo? | fecondazione
Quale gas dell’aria devono cambiare i batteri del suolo perché le piante lo usino? | azoto`,
  },
  'animal-facts': {
    4: `
Quale animale fa muu? | mucca
Quale animale fa bau? | cane
Quale animale fa miao? | gatto
Quale animale fa oinc? | maiale
Quale animale fa bee? | pecora
Quale animale nitrisce? | cavallo
Quale animale fa qua qua? | anatra / papera
Quale animale fa chicchirichì? | gallo
Quale animale fa cra cra nello stagno? | rana
Quale uccello fa uh-uh di notte? | gufo / civetta
Quale animale fa il miele? | ape
Quale animale ha una lunga proboscide? | elefante
Quale animale ha il collo lunghissimo? | giraffa
Quale animale ha strisce bianche e nere? | zebra
Quale animale salta e ha una tasca? | canguro
Quale animale porta un guscio e lascia una scia di bava? | chiocciola / lumaca
Quale animale tesse la tela? | ragno
Quale animale senza zampe ha la lingua biforcuta? | serpente`,
    6: `
Quale animale è il più veloce sulla terra? | ghepardo
Qual è l’animale più grande di tutti? | balenottera azzurra / balena azzurra
Qual è l’uccello più grande? | struzzo
Quale uccellino sa volare all’indietro? | colibrì
Quale animale dorme a testa in giù? | pipistrello
Quale animale costruisce dighe? | castoro
Quale lucertola cambia colore? | camaleonte
Quale orso mangia il bambù? | panda
Quale uccello bianco e nero nuota ma non vola? | pinguino
Quale animale marino ha otto braccia? | polpo / piovra
Quale animale del deserto ha le gobbe? | cammello
Quale animale dalla coda folta sotterra le noci? | scoiattolo
Quale animaletto si arrotola in una palla di aculei? | riccio
Quale animale grigio vive sugli eucalipti? | koala
Quale animale bianco caccia foche sul ghiaccio artico? | orso polare / orso bianco
Che cosa si trasforma in farfalla? | bruco
Quale insetto brilla di notte? | lucciola
Quale animale ha un corno sul naso? | rinoceronte
Quale rettile di fiume ha un muso lungo e fauci enormi? | coccodrillo`,
    8: `
Come si chiama un animale che mangia solo piante? | erbivoro
Come si chiama un animale che mangia solo carne? | carnivoro
Come si chiama un animale che mangia piante e carne? | onnivoro
Come si chiama un animale che ne caccia altri? | predatore
Come si chiama un animale che viene cacciato? | preda
Com’è un animale attivo di notte? | notturno
Come si chiama un lungo sonno per tutto l’inverno? | letargo / ibernazione
Come si chiama un lungo viaggio ogni anno verso un posto più caldo? | migrazione
Come si chiama il confondersi di un animale con ciò che ha intorno? | mimetismo
Con che cosa respirano i pesci? | branchie
Come si chiama il cambiamento da girino a rana? | metamorfosi
Con che cosa gli insetti toccano e annusano? | antenne
Com’è una specie che non esiste più? | estinta
Com’è una specie che potrebbe sparire presto? | in via di estinzione / minacciata
Come si chiama il luogo in cui un animale vive in natura? | habitat
Come sono gli animali che prendono il calore da ciò che hanno intorno? | a sangue freddo
Come si chiamano gli animali con la spina dorsale? | vertebrati
Come si chiamano gli animali senza spina dorsale? | invertebrati`,
  },
  'animal-groups': {
    6: `
A quale gruppo appartiene il cane? | mammiferi
A quale gruppo appartiene il passero? | uccelli
A quale gruppo appartiene il salmone? | pesci
A quale gruppo appartiene il serpente? | rettili
A quale gruppo appartiene la rana? | anfibi
A quale gruppo appartiene l’ape? | insetti
A quale gruppo appartiene il cavallo? | mammiferi
A quale gruppo appartiene l’aquila? | uccelli
A quale gruppo appartiene lo squalo? | pesci
A quale gruppo appartiene la lucertola? | rettili
A quale gruppo appartiene il rospo? | anfibi
A quale gruppo appartiene la formica? | insetti
A quale gruppo appartiene il topo? | mammiferi
A quale gruppo appartiene l’anatra? | uccelli
A quale gruppo appartiene la trota? | pesci
A quale gruppo appartiene la tartaruga? | rettili
A quale gruppo appartiene la salamandra? | anfibi
A quale gruppo appartiene la farfalla? | insetti
A quale gruppo appartiene l’elefante? | mammiferi
A quale gruppo appartiene il gufo? | uccelli
A quale gruppo appartiene la carpa dorata dell’acquario? | pesci
A quale gruppo appartiene il coccodrillo? | rettili
A quale gruppo appartiene il tritone? | anfibi
A quale gruppo appartiene la coccinella? | insetti`,
    8: `
A quale gruppo appartiene la balena? | mammiferi | Respira aria e allatta i piccoli.
A quale gruppo appartiene il pipistrello? | mammiferi | Vola, ma ha il pelo e dà il latte.
A quale gruppo appartiene il pinguino? | uccelli | Ha le penne e depone uova.
A quale gruppo appartiene il cavalluccio marino? | pesci | Respira con le branchie.
A quale gruppo appartiene l’axolotl? | anfibi
A quale gruppo appartiene il ragno? | aracnidi | Ha otto zampe. Gli insetti ne hanno sei.
A quale gruppo appartiene lo scorpione? | aracnidi
A quale gruppo appartiene la zecca? | aracnidi
A quale gruppo appartiene il granchio? | crostacei
A quale gruppo appartiene l’astice? | crostacei
A quale gruppo appartiene il gamberetto? | crostacei
A quale gruppo appartiene la lumaca? | molluschi
A quale gruppo appartiene il polpo? | molluschi
A quale gruppo appartiene la vongola? | molluschi
A quale gruppo appartiene il calamaro? | molluschi
A quale gruppo appartiene la stella marina? | echinodermi
A quale gruppo appartiene il riccio di mare? | echinodermi
A quale gruppo appartiene la medusa? | cnidari / celenterati
A quale gruppo appartiene il corallo? | cnidari / celenterati
A quale gruppo appartiene l’ornitorinco? | mammiferi | Depone uova, ma allatta i piccoli.
A quale gruppo appartiene la libellula? | insetti
A quale gruppo appartiene lo struzzo? | uccelli`,
  },
  'food-chains': {
    8: `
Da dove viene all’inizio l’energia di quasi tutte le catene alimentari? | Sole
Come si chiama la pianta nella catena alimentare? | produttore | Si fa il cibo da sola.
Come si chiama ogni animale nella catena alimentare? | consumatore
Come si chiamano funghi e batteri che scompongono i resti morti? | decompositori
Come si chiamano molte catene alimentari collegate? | rete alimentare
Come si chiama un animale che mangia gli animali morti che trova? | spazzino / necrofago
Come si chiama l’animale in cima alla catena alimentare, che nessuno caccia? | superpredatore / predatore apicale
Come si chiamano tutti gli esseri di un luogo con il loro ambiente? | ecosistema
Con quali minuscole piante galleggianti iniziano le catene alimentari del mare? | fitoplancton / plancton
Che cosa passa da un anello della catena alimentare al successivo? | energia
Dove vivono cammelli e cactus? | deserto / nel deserto
Dove vivono orsi polari e trichechi? | Artico / nell’Artico
Dove vivono tucani e bradipi? | foresta pluviale / nella foresta pluviale
Dove vivono leoni e zebre? | savana / nella savana
Dove vivono pesci pagliaccio e anemoni di mare? | barriera corallina / nella barriera corallina
Dove vivono canne palustri e libellule? | stagno / nello stagno`,
    10: `
Come si chiama chi mangia piante nella catena alimentare? | consumatore primario
Come si chiama chi mangia erbivori nella catena alimentare? | consumatore secondario
Come si chiama ogni gradino della catena alimentare? | livello trofico
Come si chiama la massa di tutti gli esseri viventi di un luogo? | biomassa
Come si chiama la varietà della vita in un luogo? | biodiversità
Che cosa vive su un altro essere o dentro di lui e gli fa male? | parassita
Come si chiama l’essere su cui vive un parassita? | ospite
Come si chiama quando due specie si aiutano? | mutualismo / simbiosi
Come si chiama un nuovo arrivato che danneggia la vita intorno? | specie invasiva / specie aliena
Quale tipo di specie tiene insieme un intero ecosistema? | specie chiave
Come si chiama il ruolo di una specie nel suo ecosistema? | nicchia / nicchia ecologica
Come si chiamano tutti i membri di una specie in un luogo? | popolazione
Come si chiamano tutte le specie che vivono insieme in un luogo? | comunità
Come si chiama una caratteristica che aiuta la specie a sopravvivere? | adattamento
Come si chiama la lotta per lo stesso cibo o lo stesso spazio? | competizione
Come si chiamano gli elementi non viventi di un ambiente, come luce e acqua? | fattori abiotici
Quale ciclo sposta la CO2 tra aria, piante e animali? | ciclo del carbonio`,
  },
};
