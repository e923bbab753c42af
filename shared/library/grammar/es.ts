import { makeLevels } from '../levels.ts';
import { makeConjugation } from './conjugate.ts';
import { makeMixUps, toLevels } from './gaps.ts';
import { conjugateSpanish, spanishLevels } from './spanish-verbs.ts';
import { spanishNouns } from './spanish-nouns.ts';

const verbs = makeConjugation({
  language: 'es',
  levels: spanishLevels,
  tenses: { present: 'presente', past: 'indefinido', imperfect: 'imperfecto', future: 'futuro' },
  conjugate: conjugateSpanish,
  persons: () => ['yo', 'tú', 'él', 'nosotros', 'vosotros', 'ellos'],
  skipped: { five: [4] },
});

const plurals = makeLevels({
  hasColon: true,
  frontLanguage: 'es',
  backLanguage: 'es',
  levels: toLevels(
    {
      s: ['casas y flores', spanishNouns.s],
      accent: ['luces y canciones', spanishNouns.accent],
      same: ['lunes y exámenes', spanishNouns.same],
    },
    ([one = '', many = '']) => ({ front: `${one} → plural`, back: many }),
  ),
});

const mixUps = makeMixUps('es', {
  first: [
    'the first ones',
    `
por / para: Mañana salimos *para* Madrid. | Gracias *por* la ayuda. | Paseamos *por* el parque. | Necesito un lápiz *para* dibujar. | Lo compré *por* diez euros. | El vaso es *para* beber.
es / está: Mi hermana *es* de Chile. | El libro *está* en la mesa. | Hoy mi abuela *está* enferma. | Mi padre *es* médico. | La sopa *está* caliente. | Madrid *es* la capital de España.
haber / a ver: Vamos *a ver* una película. | Debe *haber* leche en la nevera. | Ven *a ver* mi dibujo. | Tiene que *haber* una solución.
hay / ahí / ay: *Hay* dos gatos en el jardín. | Tu mochila está *ahí*, junto a la puerta. | ¡*Ay*, qué dolor! | No *hay* pan en casa. | Siéntate *ahí*.
tu / tú: *Tú* eres mi amigo. | ¿Dónde está *tu* casa? | *Tu* perro es muy bueno. | ¿Vienes *tú* también?
el / él: *El* sol brilla. | Juego con *él*. | *Él* no quiere comer. | Cierra *el* libro.
si / sí: *Sí*, quiero ir. | *Si* llueve, nos quedamos en casa. | Dijo que *sí*. | Avísame *si* tienes hambre.
mi / mí: *Mi* bici es roja. | Este regalo es para *mí*. | *Mi* perro duerme. | ¿Te acuerdas de *mí*?
se / sé: No *sé* la respuesta. | Mi hermano *se* levanta temprano. | Yo *sé* nadar. | El gato *se* esconde.
porque / por qué: ¿*Por qué* lloras? | Lloro *porque* me caí. | No vino *porque* estaba enfermo. | Dime *por qué* te ríes.`,
  ],
  second: [
    'more of them',
    `
tubo / tuvo: Ayer *tuvo* fiebre. | El agua sale por el *tubo*. | Mi tía *tuvo* un bebé. | Sopla por el *tubo*.
hecho / echo: He *hecho* la tarea. | *Echo* sal a la sopa. | El pastel está *hecho* en casa. | Yo *echo* de menos a mi abuelo.
vaya / valla / baya: Espero que *vaya* bien. | El caballo salta la *valla*. | La *baya* del arbusto es roja. | Pintamos la *valla* de blanco.
hola / ola: ¡*Hola*, amigos! | Una *ola* mojó mi toalla. | La *ola* es muy alta. | Dile *hola* a tu tía.
hasta / asta: Te espero *hasta* las cinco. | La bandera cuelga del *asta*. | El toro se rompió un *asta*. | Corrimos *hasta* la playa.
te / té: Mi madre bebe *té*. | ¿Cómo *te* llamas? | El *té* está caliente. | *Te* quiero mucho.
mas / más: Quiero *más* agua. | Quiso correr, *mas* no pudo. | Soy *más* alto que tú. | Lo intentó, *mas* no lo logró.
de / dé: La casa *de* mi tía es grande. | Espero que me *dé* un beso. | Vengo *de* la escuela. | Dile que te *dé* la pelota.
aun / aún: *Aún* no ha llegado. | *Aun* así, vino a la fiesta. | ¿*Aún* tienes hambre? | *Aun* sin paraguas, salió a la calle.
sino / si no: No es un perro, *sino* un lobo. | *Si no* comes, tendrás hambre. | No quiero agua, *sino* leche. | *Si no* llueve, iremos al parque.`,
  ],
});

export const makers = { 'spanish-verbs': verbs, 'spanish-plurals': plurals, 'mix-ups-spanish': mixUps };
