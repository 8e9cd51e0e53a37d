import type { Sorrow } from '../sorrow.ts';
import { LOSS_QUESTIONS } from './loss-questions.ts';

/** How people write of what hurts, in several countries and spellings; tests and learning read it. */
export const SORROW_QUESTIONS: Readonly<Record<Exclude<Sorrow, 'unsure'>, string>> = {
  ...LOSS_QUESTIONS,
  'own-treatment': `
llevo dos días sin tomar lo de la presión, ¿pasa algo?
el aparato para dormir que me mandaron no lo aguanto, ¿lo devuelvo?
desde que me cambiaron las gotas ando como zombi, ¿las aguanto?
el reumatólogo quiere probar con una inyección nueva y me da miedo
`,
  'treatment-of-another': `
¿Le doy a mi hijo la medicina para el TDAH?
mi mamá quiere dejar la quimio, ¿la apoyo?
mi esposo ya no se toma las pastillas del corazón, ¿qué hago?
¿Vacuno a mi bebé o espero?
la abuela dice que no le dé el antibiótico a la niña
`,
  'ill-pet': `
¿Duermo a mi perro o le doy más tiempo?
mi gata tiene cáncer, ¿la opero?
mi perrita de 15 años ya no camina, ¿es hora?
el veterinario dice que hay que sacrificarlo, ¿lo hago?
mi perro está muy enfermo, ¿se va a curar?
mañana llevo a mi gato a la eutanasia y no puedo con esto
¿Se está muriendo mi perro?
mi conejo no come hace dos días
mi perro convulsiona, ¿qué hago?
¿sufre mi gatito?
mi perrito esta viejito y le duele todo
¿Aguantará mi perro hasta navidad? tiene los riñones mal
`,
  'dead-pet': `
murió mi perro y no puedo parar de llorar
dormimos a mi gata ayer, ¿hice lo correcto?
se murió mi conejito por mi culpa
atropellaron a mi perra, ¿me perdona?
mi perro cruzó el puente del arcoíris, ¿está bien?
extraño a mi gato, ya no está conmigo
¿Adopto otro perro ahora que murió el mío?
envenenaron a mi perro, ¿quién fue?, murió anoche
¿Mi perrito que falleció me manda señales?
tuve que sacrificar a mi caballo, murió tranquilo
`,
  'lost-pet': `
se escapó mi gato, ¿volverá?
¿Voy a encontrar a mi perra?
mi perro se perdió en el parque hace tres días
se me perdió mi perrita, ¿está viva?
me robaron a mi perro, ¿aparecerá? 
mi gata no aparece desde el martes
¿Dónde está mi michi? no vuelve
`,
  betrayal: `
encontré mensajes de otra mujer en el celular de mi marido
¿Me engaña mi novio?
mi esposo me fue infiel, ¿lo perdono?
descubrí que mi pareja tiene una doble vida
mi mejor amiga se acostó con mi novio
mi socio me robó y era como mi hermano
¿Vuelvo a confiar después de la infidelidad?
lo caché con otra
mi marido tiene otra familia
me pusieron los cuernos y todos sabían
mi hermana contó mi secreto a toda la familia
me mintió dos años, ¿le creo ahora?
mi novia chatea con otro
le vi mensajes con su ex a mi novio
mi pareja se fue con otra
me traicionaron en el trabajo mis compañeros
mi mujer tiene un amante
¿Debería perdonar que me engañara?
mi mejor amigo me traicionó por dinero
mi marido le escribe a otra mujer de noche
`,
  'own-betrayal': `
le fui infiel a mi marido, ¿se lo cuento?
engañé a mi novia y me arrepiento
soy la amante, ¿la dejará?
tengo una aventura con un compañero, ¿qué hago?
traicioné a mi mejor amiga
`,
  'self-contempt': `
no sirvo para nada
no sirvo pa nada, ¿por qué nací así?
me odio, ¿cómo hago para dejar de odiarme?
soy un fracaso, tengo 35 y vivo con mis papás
¿Por qué soy tan inútil?
doy asco, nadie me va a querer
soy fea y gorda, ¿quién me va a querer?
¿Por qué nadie me quiere?
soy mala madre, les grito a mis hijos
todo lo hago mal
no merezco que me quieran
odio mi cuerpo
me siento una basura
siempre la cago en todo
¿Qué tengo de malo que nadie se queda?
no valgo nada
soy una carga para mi familia
soy la vergüenza de mi casa
me doy asco cuando me miro al espejo
no soy suficiente para nadie
nunca seré suficiente
siento que soy un estorbo
`,
  breakup: `
me dejó mi novio después de siete años
terminamos hace un mes y sigo llorando
¿Cómo supero el dolor de la ruptura?
rompimos y no puedo comer
mi ex ya tiene novia nueva, ¿me quiso alguna vez?
no logro olvidarlo
mi pololo me pateó por whatsapp
me cortó por mensaje
mi esposo ya no me quiere
tengo el corazón roto, ¿cuándo pasará?
¿Volverá conmigo? me dejó hace una semana
la extraño todos los días
estoy entusada
`,
  divorce: `
¿Me divorcio?
¿Me separo de mi marido o aguanto por los niños?
estamos en trámites de divorcio y mi hijo no quiere hablarme
quiero separarme y no tengo a dónde ir
mi matrimonio se acabó, ¿cómo se lo digo a los niños?
¿Salvaré mi matrimonio?
¿firmo el divorcio?
dejar a mi esposo después de 20 años, ¿hago bien?
`,
  heavy: `
estoy muy triste y no sé por qué
no puedo más con todo
mi hijo está preso, ¿qué hago?
me despidieron después de 15 años
mi hija no me habla desde hace dos años
me siento muy sola en esta ciudad
a mi hijo le hacen bullying
siento un vacío por dentro
me echaron de la casa cuando dije que soy gay
sufro mucho por mi familia
lloro todas las noches
deportaron a mi hermano
`,
};
