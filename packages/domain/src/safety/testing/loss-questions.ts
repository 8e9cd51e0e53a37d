/** How people write of losses and illness; only tests read it. */
export const LOSS_QUESTIONS = {
  'lost-pregnancy': `
perdí a mi bebé a las 10 semanas y no sé cómo seguir
¿Por qué perdí mi embarazo?
Tuve un aborto espontáneo en marzo, ¿cómo sigo?
mi bebé nació sin vida y todos me dicen que sea fuerte
¿podré quedar embarazada otra vez después de perder al bebé?
hace un mes me hicieron un legrado, siento un vacío enorme
tuve dos pérdidas seguidas, ¿qué me pasa?
me dijeron que ya no había latido, no entiendo nada
perdi a mi bebe y mi marido no habla del tema
Perdimos el embarazo a los cinco meses, ¿saldremos adelante como pareja?
embarazo ectópico, me quitaron una trompa, me siento incompleta
mi hermana perdió a su bebé, ¿cómo la acompaño?
se me fue mi angelito a las 14 semanas
hoy nacería mi bebé, el que perdí en enero
tuve una perdida gestacional y vuelvo al trabajo el lunes
¿fue mi culpa que se detuviera su corazón? tenía 20 semanas de embarazo y lo perdí
mi segundo embarazo tampoco siguió, otra pérdida
abortos de repetición, ya van tres
mi bebé murió a las pocas horas de nacer
mi esposa perdió el bebé y no sé cómo ayudarla
¿Volveré a intentarlo después de la pérdida del embarazo?
no tenía latido y me indujeron el parto
`,
  abortion: `
Aborté hace dos años y no se lo he contado a nadie
aborte a los 19, me siento culpable todavia
Tuve un aborto y nadie sabe, ¿algún día me perdonaré?
me hice un aborto el mes pasado, ¿hice bien?
interrumpí mi embarazo y sueño con eso
mi novia abortó sin decirme, ¿qué hago con esto?
decidí no tenerlo, ¿me arrepentiré?
¿Me castigará la vida por el aborto que tuve?
mi mamá no sabe que aborté, ¿le digo?
me obligaron a abortar cuando era chica
avorté y sigo llorando
después del aborto mi pareja cambió conmigo
¿Cómo cierro lo de mi aborto?
`,
  'pregnancy-choice': `
estoy embarazada y no sé si tenerlo
¿Debería abortar?
quede embarazada y mi novio quiere que aborte
¿interrumpo el embarazo o sigo?
salió positivo y no quiero ser mamá
tengo un atraso y no sé qué hacer si estoy embarazada, no lo quiero tener
no sé si seguir con el embarazo, tengo 17
¿Lo tengo o no lo tengo? estoy de 7 semanas embarazada
estoy pensando en tomar misoprostol
`,
  longing: `
llevo cuatro años intentando ser mamá, ¿algún día?
¿Funcionará la fecundación in vitro?
tercera fiv negativa, ¿sigo o paro?
no puedo quedar embarazada y todas mis amigas sí
mi reserva ovárica es muy baja, ¿podré ser madre?
Llevamos años buscando un bebé y no llega
¿Saldrá bien la transferencia del embrión?
soy estéril, ¿me querrá alguien?
¿Voy a poder darle un hijo a mi marido? no logro quedar embarazada
`,
  grief: `
Murió mi papá en abril y no puedo entrar a su cuarto
¿Cómo supero la muerte de mi padre?
mi mama falleció y le debo dinero a mi hermano por el entierro
falleció mi abuela y no pude despedirme, ¿me perdona?
¿Mi mamá me ve desde el cielo?
hace un año que se fue mi hermano y sigo igual
¿Voy al funeral de mi tío aunque esté peleada con la familia?
perdí a mi esposo hace tres meses, ¿cómo sigo?
soy viuda y conocí a alguien, ¿está mal?
¿Qué hago con las cosas de mi mamá? murió y su ropa sigue en el clóset
mi mejor amigo se mató en moto
desde que murió mi hijo no le encuentro sentido a las cosas
mi papá descansa en paz desde enero, ¿vendo la casa?
extraño a mi abuelita, ¿está bien donde está?
¿Puede mi papá muerto mandarme señales?
soñé con mi abuela muerta, ¿qué quiere decirme?
¿Reparto las cenizas de mi mamá en el mar?
primera navidad sin mi papá
no lloré en el velorio de mi padre, ¿soy mala persona?
mi viejo falleció y nunca nos reconciliamos
mi hermana se suicidó hace un año y me pregunto si pude evitarlo
¿Está en paz mi hermano que mataron?
fayecio mi papi y no se como seguir
se murió mi suegra y mi marido no habla
mi marido murió en un accidente, ¿algún día dejará de doler?
¿Cómo le explico a mi hija que su abuelo murió?
perdí a mi mamá por cáncer y estoy enojada con Dios
mi mamá murió después de la quimio, ¿hice lo suficiente?
estoy de luto y mi jefa me exige como si nada
mi papá murió de un infarto el año pasado
¿Debo vender la casa de mi abuela que falleció?
se nos fue mi nona y la casa está vacía
ya no tengo a mi mamá, ¿quién me va a aconsejar?
¿Qué siente mi abuelo desde el más allá?
le presté plata a mi tío y se murió, ¿le cobro a mi tía?
`,
  dying: `
mi abuela se está muriendo, ¿alcanzo a llegar?
Mi papá está en cuidados paliativos, ¿qué le digo?
mi mamá está en fase terminal y mis hermanos pelean por la casa
desahuciaron a mi tío, ¿se lo decimos?
¿Desconectamos a mi papá?
quiero despedirme de mi abuelo que está en el hospital
a mi madre le quedan pocas semanas, ¿me mudo con ella?
mi esposa agoniza y no sé cómo acompañarla
los médicos dicen que a mi papá no le queda mucho, ¿viajo?
`,
  'illness-of-another': `
A mi papá le diagnosticaron cáncer, ¿va a estar bien?
mi mamá tiene alzheimer y ya no me reconoce
¿Cómo ayudo a mi hermano con esquizofrenia?
mi esposo tiene leucemia y no quiere hablar
mi abuela tiene demencia, ¿la visito aunque no sepa quién soy?
mi mejor amiga tiene cáncer de mama, ¿cómo la acompaño?
Le encontraron un tumor a mi hermana y estoy en otro país
mi papá tuvo un derrame hace dos meses y quedó sin hablar
mi suegro está internado, ¿saldrá de esta?
mi hijo está en terapia intensiva
mi viejo tiene parkinson y está insoportable
mi mamá está con quimio, ¿cómo la apoyo?
a mi mujer le dio un infarto el mes pasado, ¿volveremos a ser los de antes?
mi hermano es alcohólico, ¿va a cambiar?
mi hija tiene anorexia y diabetes, no sé qué hacer
mi papá tiene alsheimer y mi mamá no lo acepta
la enfermedad de mi madre nos está separando
diagnosticaron a mi abuelo con demencia senil
mi novio tiene vih y me lo acaba de contar
mi mama tiene cancer ahora que hago
¿Mi papá va a superar el cáncer?
`,
  'own-illness': `
me diagnosticaron cáncer y no se lo he dicho a mis hijos
me detectaron lupus, ¿podré tener una vida normal?
vivo con esclerosis y me da miedo el futuro
mi cáncer volvió, ¿qué hago con mi pareja?
me dijeron que tengo parkinson
soy bipolar y nadie me entiende
terminé la quimio, ¿le digo a mi jefe que vuelvo?
tengo vih desde hace un año, ¿alguien me va a querer?
`,
  disability: `
a mi hijo le detectaron autismo, ¿será feliz?
mi bebé tiene síndrome de down y mi familia no lo acepta
¿Podrá mi hija con discapacidad ser independiente?
`,
  caring: `
Cuido a mi mamá desde hace cinco años y no doy más
¿Llevo a mi papá a una residencia?
estoy agotada de cuidar a mi abuela, mis hermanos no ayudan
dejé mi trabajo para cuidar a mi mamá, ¿hice bien?
¿meto a mi suegra en un asilo?
soy la cuidadora de mi esposo y siento culpa por querer salir
cuido sola a mi madre con alzheimer
mi mamá depende de mí para todo y tengo 28 años
me hago cargo de mis padres y mi hermano ni llama
¿Está mal que me canse de atender a mi papá?
cuidar a mi mamá me tiene agotada
`,
} as const;
