import type { FactTexts } from '../fact-texts.ts';

/** The body, its senses and its health. */
export const facts: FactTexts = {
  'human-body': {
    4: `
Con che cosa mordi? | denti
Dove si mette il guanto? | mano
Dove si mette il calzino? | piede
Che cosa unisce la testa al corpo? | collo
Dove si piega il braccio a metà? | gomito
Dove si piega la gamba a metà? | ginocchio
Che cosa cresce in cima alla testa? | capelli
Che cosa c’è proprio sotto la bocca? | mento
Dove il braccio si unisce al corpo? | spalla
Come si chiama il buchino sulla pancia? | ombelico
Che cosa si chiude sull’occhio quando dormi? | palpebra
Su che parte del corpo ti sdrai per guardare il cielo? | schiena
Che cosa c’è tra gli occhi e la bocca? | naso
Con che cosa dai i baci? | labbra
Con che cosa indichi le cose? | dito / indice
Quale dito è corto e grosso? | pollice
Che cosa c’è in punta al piede? | dita dei piedi
Con che cosa abbracci la mamma? | braccia`,
    6: `
Che cosa spinge il sangue nel corpo? | cuore
Con quale organo pensi? | cervello
Che cosa si riempie d’aria quando respiri? | polmoni
Dove il cibo incontra un acido dopo che lo inghiotti? | stomaco
Come si chiamano tutte le ossa insieme? | scheletro
Che cosa tira le ossa per muoverle? | muscoli
Che cosa copre tutto il corpo all’esterno? | pelle
Quale liquido rosso scorre nel corpo? | sangue
Quale striscia di peli sta sopra l’occhio? | sopracciglio
Quale scatola dura protegge il cervello? | cranio
Quali ossa curve proteggono i polmoni? | costole
Dove la gamba si unisce al corpo? | anca
Quale articolazione sta tra la gamba e il piede? | caviglia
Quale articolazione sta tra il braccio e la mano? | polso
Come si chiamano i primi denti, quelli che cadono? | denti da latte
Quale parte dura cresce sulla punta del dito? | unghia
Quale fila di ossa scende lungo la schiena? | colonna vertebrale / spina dorsale`,
    8: `
Quale tubo porta il cibo allo stomaco? | esofago
Quale tubo porta l’aria ai polmoni? | trachea
Quali organi puliscono il sangue e producono l’urina? | reni
Dove il corpo raccoglie l’urina? | vescica
Quale muscolo sotto i polmoni aiuta a respirare? | diaframma
Quali vasi portano il sangue via dal cuore? | arterie
Quali vasi riportano il sangue al cuore? | vene
Dove la maggior parte del cibo passa nel sangue? | intestino tenue
Quale grande organo produce la bile? | fegato | Fa centinaia di lavori e può ricrescere.
Come si chiama il punto in cui due ossa si incontrano? | articolazione
Che cosa lega il muscolo all’osso? | tendine
Qual è l’osso più lungo? | femore
Che cosa porta i messaggi dalle dita alla schiena? | nervi
Quali cellule del sangue portano l’ossigeno? | globuli rossi
Quali cellule del sangue combattono i germi? | globuli bianchi
Quale strato duro copre il dente? | smalto | È la parte più dura del corpo.
Quali denti davanti tagliano il cibo? | incisivi
Quali denti in fondo macinano il cibo? | molari
Quali denti a punta strappano il cibo? | canini`,
    10: `
Quali vasi sottilissimi uniscono arterie e vene? | capillari
Quali sacchetti dei polmoni fanno passare l’ossigeno nel sangue? | alveoli
Quale parte dell’encefalo cura l’equilibrio? | cervelletto
Quale parte dell’encefalo regola il battito del cuore e il respiro? | tronco encefalico
Quale fascia robusta tiene unito un osso a un altro? | legamento
Quale organo produce l’insulina? | pancreas
Quali pezzetti di cellule aiutano il sangue a coagulare? | piastrine
Quale liquido giallo chiaro trasporta le cellule del sangue? | plasma
Come si chiamano le due cavità in alto del cuore? | atri
Come si chiamano le due cavità in basso del cuore? | ventricoli
Quale ghiandola del collo regola quanto in fretta il corpo usa energia? | tiroide
Quale fascio di nervi corre dentro la colonna vertebrale? | midollo spinale
Quale piccolo organo conserva la bile? | cistifellea / colecisti
Dove il corpo riprende l’acqua dal cibo digerito? | intestino crasso / colon
Qual è il nome medico dell’osso rotondo del ginocchio? | rotula
Quale osso va dallo sterno alla spalla? | clavicola
Quale tessuto liscio copre le estremità delle ossa? | cartilagine
Quale pigmento colora pelle e capelli? | melanina
Qual è la più piccola parte viva del corpo? | cellula`,
  },
  'five-senses': {
    4: `
Con che cosa vedi l’arcobaleno? | occhi
Con che cosa senti suonare una campana? | orecchie
Con che cosa annusi un fiore? | naso
Con che cosa assaggi il gelato? | lingua
Con che cosa senti una coperta morbida? | pelle
Con che cosa ascolti il canto di un uccellino? | orecchie
Con che cosa guardi un libro? | occhi
Con che cosa senti il profumo del pane? | naso
Con che cosa assaggi un limone aspro? | lingua
Con che cosa senti il calore del sole? | pelle
Con che cosa vedi una stella? | occhi
Con che cosa ascolti un bisbiglio? | orecchie
Con che cosa senti l’odore del fumo? | naso
Con che cosa assaggi le patatine salate? | lingua
Con che cosa senti la neve fredda? | pelle`,
    8: `
Quale foro scuro fa entrare la luce nell’occhio? | pupilla | Si restringe quando la luce è forte.
Quale parte dà il colore agli occhi? | iride
Quale strato in fondo all’occhio riceve la luce? | retina
Quale disco trasparente dietro la pupilla piega la luce? | cristallino
Quale strato trasparente copre l’occhio davanti? | cornea
Quale nervo porta le immagini al cervello? | nervo ottico
Che cosa lava via la polvere dagli occhi? | lacrime
Quali peli tengono la polvere fuori dagli occhi? | ciglia
Quale pelle sottile nell’orecchio vibra quando arriva un suono? | timpano
Quale parte dell’orecchio interno sembra una chiocciola? | coclea
Che cosa sulla lingua distingue il dolce dall’aspro? | papille gustative / papille
Da quali due aperture entrano gli odori? | narici
Quale sostanza appiccicosa tiene pulito il condotto dell’orecchio? | cerume
Quali punti in rilievo leggono i ciechi con le dita? | Braille / alfabeto Braille
Quale lingua parlano con le mani molti sordi? | lingua dei segni
Che cosa aiuta chi vede sfocato? | occhiali
Quale senso ti impedisce di cadere? | equilibrio`,
  },
  'healthy-living': {
    4: `
Che cosa ti lavi prima di mangiare? | mani
Che cosa ti spazzoli al mattino e prima di dormire? | denti
Che cosa metti in testa quando vai in bicicletta? | casco
Qual è la bevanda migliore quando hai sete? | acqua
Che cosa spalmi sulla pelle in una giornata di sole? | crema solare
Dove puoi starnutire se non hai un fazzoletto? | gomito
In che cosa ti soffi il naso? | fazzoletto
Che cosa fa la schiuma quando ti lavi le mani? | sapone
Chi si prende cura dei tuoi denti? | dentista
Chi ti aiuta a guarire quando stai male? | medico / dottore
Che cosa fa il tuo corpo tutta la notte? | dorme
Che cosa allacci in macchina? | cintura di sicurezza / cintura
Che cosa metti sullo spazzolino? | dentifricio
Che cosa fa ombra al viso in un giorno caldo? | cappello
Con che cosa ti asciughi dopo il bagno? | asciugamano / accappatoio
Che cosa attacchi su un piccolo taglio? | cerotto`,
    8: `
Quale minerale del latte rende forti le ossa? | calcio
Di quale vitamina sono ricche le arance? | vitamina C
Quale vitamina produce la pelle alla luce del sole? | vitamina D
Quale vitamina delle carote aiuta gli occhi? | vitamina A
Quale minerale aiuta il sangue a portare ossigeno? | ferro
Quali nutrienti costruiscono e riparano i muscoli? | proteine
Quali nutrienti di pane e pasta sono il carburante principale del corpo? | carboidrati
Quali nutrienti conservano più energia? | grassi
Quale parte delle piante aiuta il cibo a passare nell’intestino? | fibre
Come si chiamano gli esseri minuscoli che possono farti ammalare? | germi / microbi
Che cosa insegna al corpo a combattere una malattia prima di prenderla? | vaccino
Quale medicina uccide i batteri? | antibiotico | Non aiuta contro i virus, come quelli del raffreddore.
Che cosa nei dolci nutre i batteri sui denti? | zucchero
Come si chiama un buco in un dente? | carie
Come si chiama quando il corpo è troppo caldo per una malattia? | febbre
Come si chiama quando il polline o le noci fanno stare male qualcuno? | allergia
Quale malattia restringe le vie respiratorie e rende difficile respirare? | asma
Che cosa succede quando il corpo perde troppa acqua? | disidratazione`,
  },
  'food-groups': {
    6: `
A quale gruppo di alimenti appartiene la mela? | frutta
A quale gruppo di alimenti appartiene la carota? | verdura / ortaggi
A quale gruppo di alimenti appartiene il riso? | cereali
A quale gruppo di alimenti appartiene lo yogurt? | latte e derivati / latticini
A quale gruppo di alimenti appartiene il pollo? | carne, pesce e uova / alimenti proteici
A quale gruppo di alimenti appartengono gli spinaci? | verdura / ortaggi
A quale gruppo di alimenti appartiene il pane? | cereali
A quale gruppo di alimenti appartiene la banana? | frutta
A quale gruppo di alimenti appartiene il merluzzo? | carne, pesce e uova / alimenti proteici
A quale gruppo di alimenti appartiene il formaggio? | latte e derivati / latticini
A quale gruppo di alimenti appartiene la pasta? | cereali
A quale gruppo di alimenti appartiene la pera? | frutta
A quale gruppo di alimenti appartengono i broccoli? | verdura / ortaggi
A quale gruppo di alimenti appartiene la panna? | latte e derivati / latticini
A quale gruppo di alimenti appartiene la frittata? | carne, pesce e uova / alimenti proteici
A quale gruppo di alimenti appartengono i fiocchi d’avena? | cereali
A quale gruppo di alimenti appartiene la fragola? | frutta
A quale gruppo di alimenti appartiene la lattuga? | verdura / ortaggi`,
    8: `
A quale gruppo di alimenti appartiene la zucchina? | verdura / ortaggi
A quale gruppo di alimenti appartiene il cuscus? | cereali
A quale gruppo di alimenti appartiene il kiwi? | frutta
A quale gruppo di alimenti appartiene il tacchino? | carne, pesce e uova / alimenti proteici
A quale gruppo di alimenti appartiene la mozzarella? | latte e derivati / latticini
A quale gruppo di alimenti appartiene il cavolfiore? | verdura / ortaggi
A quale gruppo di alimenti appartiene l’uvetta? | frutta
A quale gruppo di alimenti appartengono i gamberi? | carne, pesce e uova / alimenti proteici
A quale gruppo di alimenti appartiene il latticello? | latte e derivati / latticini
A quale gruppo di alimenti appartiene l’orzo? | cereali
A quale gruppo di alimenti appartiene la melanzana? | verdura / ortaggi
A quale gruppo di alimenti appartiene il tonno? | carne, pesce e uova / alimenti proteici
A quale gruppo di alimenti appartiene il pompelmo? | frutta
A quale gruppo di alimenti appartiene la ricotta? | latte e derivati / latticini
A quale gruppo di alimenti appartiene il miglio? | cereali
A quale gruppo di alimenti appartengono gli asparagi? | verdura / ortaggi
Quale gruppo di alimenti dà più calcio alle tue ossa? | latte e derivati / latticini
Quale gruppo di alimenti costruisce soprattutto i tuoi muscoli? | carne, pesce e uova / alimenti proteici
Quale gruppo di alimenti ti dà più amido? | cereali`,
  },
  'first-aid': {
    6: `
Che cosa si mette sotto l’acqua fresca corrente? | una piccola scottatura | Raffreddala per molti minuti e chiama un adulto.
Con che cosa si copre un graffio pulito? | cerotto
Che cosa del congelatore aiuta su un bernoccolo? | borsa del ghiaccio / impacco freddo | Avvolgilo prima in un panno.
Che cosa si toglie da una sbucciatura con acqua pulita? | sporco
Con che cosa si toglie una scheggia? | pinzetta / pinzette
Quale auto con la sirena porta i feriti all’ospedale? | ambulanza
Chi spegne gli incendi? | vigili del fuoco / pompieri
Che cosa suona se in casa brucia qualcosa? | rilevatore di fumo
Quale guscio duro tiene fermo un braccio rotto? | gesso
Quale immagine mostra le ossa? | radiografia
Con che cosa si misura la febbre? | termometro
Quale scatola contiene le cose per le piccole ferite? | cassetta di pronto soccorso
Che cosa puoi prendere solo da un adulto di cui ti fidi? | medicine / farmaci / medicinali
Che cosa chiami quando qualcuno si fa molto male? | numero di emergenza
Che cosa ti chiede per prima cosa chi risponde all’emergenza? | dove sei | Poi resta al telefono finché ti dicono di riattaccare.
Che cosa controlli prima di aiutare qualcuno? | che sei al sicuro`,
    8: `
Qual è il principale numero di emergenza negli Stati Uniti? | 911
Qual è il principale numero di emergenza nell’Unione europea? | 112
Qual è il numero di emergenza britannico, oltre al 112? | 999
Qual è il principale numero di emergenza in Australia? | 000
Qual è il principale numero di emergenza in Nuova Zelanda? | 111
Con quale numero si chiama l’ambulanza in Giappone? | 119
Con quale numero si chiama l’ambulanza in Brasile? | 192
Con quale numero si chiama l’ambulanza in Cina? | 120
Da che parte ti pieghi quando ti sanguina il naso? | in avanti | Stringi la parte molle del naso e respira con la bocca.
Come stai sotto il fumo di un incendio? | a carponi / a quattro zampe | Vicino al pavimento l’aria è più pulita.
Che cosa fai se i vestiti prendono fuoco? | mi fermo, mi butto a terra e rotolo
Che cosa fai quando suona l’allarme antincendio? | esco dall’edificio
Che cosa fai con un cane che non conosci? | lo lascio in pace
Che cosa fai quando i fulmini sono vicini? | vado al chiuso
Come si chiama la rottura di un osso? | frattura
Come si chiama un legamento stirato o strappato? | distorsione
Con quale panno appeso al collo si regge un braccio? | fascia triangolare / fascia a tracolla`,
    10: `
Quale posizione tiene aperte le vie aeree di chi respira ma non si sveglia? | posizione laterale di sicurezza
Come si chiama premere sul petto nella RCP? | compressioni toraciche / massaggio cardiaco
Quale apparecchio può far ripartire un cuore con una scossa? | defibrillatore / DAE
Qual è la sigla per le compressioni e i soffi d’aria? | RCP
Come si chiama una reazione allergica molto pericolosa? | anafilassi / shock anafilattico
Quale medicina c’è nella penna per le allergie gravi? | adrenalina / epinefrina
Con che cosa chi ha l’asma inala la medicina? | inalatore / spray
Come si chiama un danno al cervello per un colpo alla testa? | commozione cerebrale
Come si chiama quando il corpo diventa troppo freddo? | ipotermia
Come si chiama quando il corpo si scalda troppo per il gran caldo? | colpo di calore
Come si chiama quando la pelle congela? | congelamento
Come si chiama quando il cibo chiude le vie respiratorie? | soffocamento
Chi dà consigli al telefono se qualcuno beve un detersivo? | centro antiveleni
Che cosa, stretto intorno, ferma una forte emorragia da un braccio o una gamba? | laccio emostatico / tourniquet | È l’ultima risorsa, per chi ha imparato a usarlo.
Che cosa fanno le tue mani su una ferita che sanguina molto? | premono forte
Come si chiama una piccola ferita che sanguina sotto la pelle? | livido / ematoma`,
  },
};
