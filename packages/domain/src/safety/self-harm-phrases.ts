import {
  BLADE,
  CLOSE,
  FLESH,
  HEIGHT,
  OTHERS,
  PILLS,
  POISON,
  SUBJECT_MATTER,
  THEY_WANT,
  WANT,
  WISH,
} from './crisis-words.ts';
import type { Rule } from './phrases.ts';

const PERSON = `(${CLOSE}|${OTHERS}|alumn(o|a)|una chica|un chico|chica|muchacha|estudiante|paciente|compañer(o|a))`;
const NOT_LITERALLY =
  '(trabajando|estudiando|entrenando|limpiando|haciendo|cocinando|corriendo|buscando|bailando|pensando|esforz*|a (trabajar|estudiar|dieta|ejercicio|ejercicios|entrenar|besos|cosquillas|abrazos|risas)|de (risa|la risa|hambre|calor|frío|cansancio|envidia|celos|amor|aburrimiento|coraje|vergüenza|la vergüenza|pena|la pena|sueño|sed|nervios|curiosidad|antojo)|en el (gym|gimnasio|trabajo)|en la oficina|por (complacer|agradar|conseguir|lograr|quedar|sacar|ese|este|un|una|ella|él|todos)|con la mirada)';
const LIVES_SOMEWHERE =
  '(con|en|aquí|ahí|allí|allá|acá|junto|juntos|juntas|sola|solo|lejos|cerca|entre|bajo|de|del|a|como|donde|para|esto|una|un|pendiente|pensando|engañad*|mintiendo|separad*|experiencias|aventuras|más (con|en|aquí|allá|de|lejos|juntos))';
const DIES_SOMEHOW =
  '(antes|(que|a) (perder*|comer|trabajar|casarme|volver|ir|usar|ver*|hablar*|ser|aceptar|pedir*|estudiar|perdonar*|depender)|como|sabiendo|de (viej*|vejez|ancian*|causas)|tranquil*|en paz|en mi (casa|tierra|cama|país)|juntos|contigo|lo viejo|viej(o|a)|sol(o|a)|sin (conocer|haber|ver|viajar|tener|hijos|saber|decirle|despedirme|pena))';
const ALIVE = '(viviendo|vivir|viv(o|a)|con vida|respirando|existiendo|existir)';
const GONE =
  '((me )?(muero|muera|muriera|muriese|morir|mato|matara|mate)|desaparezco|desapareciera|desaparecer|faltara|falto|me fuera|dejo de existir|dejara de existir|no estuviera|no estoy|no existo|no existiera|no despierto|no despertara)';

/** What a person in danger from themselves writes, and what others write about such a person. */
export const SELF_HARM: readonly Rule[] = [
  // The word itself, in the spellings that avoid it.
  {
    all: [
      's(u|ui|uei|ue|iu|i|)(s|k|sk)(i)?d(i|io|ios|a|as|ar|arme|arse|arte|arnos|o|e|en|aron|aria|ado|ando|andome|ara|as)*',
    ],
    none: [SUBJECT_MATTER],
  },
  `(me|se|nos|te) (${WANT} |${THEY_WANT} |va a |voy a |van a )?s(u|ui|uei|i|)(s|k)(i)?d(ar|o|a|e|en|io|aria|aron)*`,
  's(u|ui|uei|i|)sida(rme|rse|rte|rnos|ndome|ndose|r)',
  `(${WANT}|${THEY_WANT}|idea*|pensamiento*|intento*|tendencia*|nota|carta) (del |de |en el |el |al )?sui?sid*`,
  'unalive*|unaliv*|kms|kys|kill (my self|myself|me)|end (my life|it all)|(want|wanna|going|gonna) (to )?die|wish i (was|were) dead|(don t|dont|not) (want|wanna) (to )?(live|be here|be alive|exist)|self ?harm*|cut(ting)? myself|better off (dead|without me)',
  '(des(v|b)ivir(me|se|te)?|desvivirnos|des vivir(me|se)?|autodesvivir*)~(por|para que)',
  'me (quiero|voy a|quisiera) desvivir~(por)',
  'autolesi*|autoagred*|automutil*|autoinflig*',
  // Killing oneself.
  `<(soñé con|antes de|sin|quiere|quería|quieren|quiso|intentó|intentaron|va a|van a|iba a|puede|trató de|amenaza con|amenazó con|amenazaba con) (matarme|mtarme|matrme|matarnos|mátame|matándome)~(${NOT_LITERALLY}|el|la)`,
  `me (re |ya |puro |solo )?(quiero|qiero|kero|quisiera|quería|pienso|debería|debo|intenté|gustaría|voy a|podría|necesito|tendría que|tengo que|iba a|vaya a|dan ganas de|quise|querría|intento) (ya )?(matar|quitar la vida|quitar de enmedio|quitar de en medio|quitar del medio|quitar de este mundo|desangrar|envenenar|ahorcar|ahogar|electrocutar)~(${NOT_LITERALLY}|el|la|los|las|en (un vaso|el trabajo))`,
  `<((el|la|los|las|esa|ese|esta|este|su|tu|lo) _|que|eso|esto|cuando|novi(o|a)) me mato~(${NOT_LITERALLY}|de|la|las|el|los|lo|su|tu|mi|que|en|por|para|tanto|cada|un|una)`,
  `(si|mejor|cuando|o|y|ya|hoy|mañana|si no|entonces|y si) me mat(o|e)~(${NOT_LITERALLY}|de|la|las|el|lo|su|tu|tanto|por)`,
  `<(de|a|quiere|miedo|dice) que me mate$|que (yo )?me mate (ya|y|de una|hoy|sol|o)|(mátate|matate)`,
  `<((va|van|vas) a|mi mamá) (matarse|matarte|matarnos los dos)~(${NOT_LITERALLY}|entre|por)`,
  `se (quiere|quieren|quería|quiso|intentó|va a|iba a|piensa|puede|podría|trató de|vaya a|van a|quisiera|ha querido|ha intentado) (matar|quitar la vida|ahorcar|colgar|cortar las venas|envenenar|tirar (de|al|del|por)|aventar (de|al|del)|lanzar (de|al|del)|quitar de en medio)~(${NOT_LITERALLY}|entre|en (un|el|la) (moto|carro|coche|accidente))`,
  `${PERSON} … se mat(ó|a|aría|e|ara)~(${NOT_LITERALLY}|en|por|a|de|entre|jugando|cuando)`,
  '(quitar(me|se|te|nos)|(me quito|me quité|se quitó|se quita|se quite|te quites|me quite|me quitaré|me quitaría|se quitara|me quitara|(me|se) (quiero quitar|va a quitar|quiere quitar|quería quitar|intentó quitar|voy a quitar))) (de )?(la|mi|su|esta) (propia )?(vida|existencia)~(social|amorosa)',
  '(quitarme|me quito|me quite|quitarse|borrarme|sacarme|eliminarme|salirme) (de|del) (en medio|enmedio|este mundo|mundo|mapa|medio|la faz|esta vida)',
  '(acabar|terminar|acabo|acabaría|acabara|acabe|termino|terminaría|termine|terminara|acabando|acabado|terminado) (con )?(mi|su|esta) (propia |puta |maldita |miserable )?(vida|existencia|sufrimiento)~(de|amorosa|sentimental|social|laboral|así)',
  '(quiero|quisiera|voy a|para|ganas de|pienso|deseo|mejor|hoy|mañana|noche|cómo|planeado) … (acabar|terminar|acabo|termino|acabe|termine|acabaré) con todo~(esto del|esto de|lo|el|mi|los|las|este|esta|en|pendiente|a tiempo|antes)',
  '(acabar|terminar) (conmigo|con migo) mism(o|a)',
  {
    all: [
      '(odio|no soporto|detesto) mi vida',
      '(terminarla|acabarla|terminarme|acabar|morir*|desaparecer)',
    ],
  },
  '(poner|ponerle|dar|darle|pongo|doy) (un )?fin a (mi|su|esta) (vida|existencia|dolor|sufrimiento)|(poner|ponerle|dar|darle) (un )?fin a todo$',
  '(quiero|quisiera|deseo|ojalá|necesito) que (todo |ya )?(se )?(acabe|termine|acabara|terminara) (todo|ya|de una vez|mi vida|mi sufrimiento|este sufrimiento|este dolor)',
  {
    all: [
      '(quiero|ojalá|deseo) que (todo |ya )?(se )?(acabe|termine)',
      '(carga|vivir|vida|sufrir más|morir*|estorbo|no aguanto más)',
    ],
    none: ['(semana|semestre|trabajo|curso|año)'],
  },
  // Wishing to be dead, or not to be.
  `<(no|nunca|sin|antes de|no me) ${WISH} (ya |solo |poder )?(me |nos )?(morir(me|nos)?|m?o?rirme|mrir(me)?|murir(me)?|morrir(me)?|fallecer|dejarme morir|no vivir|no existir|estar muert(o|a)|estar bajo tierra|no estar vivo|no estar viva|dejar de existir|dejar de respirar)~(${DIES_SOMEHOW})`,
  `<(no|nunca) (me|nos) (re |ya |puro |solo )?(quiero|qiero|quisiera|quería|quise|gustaría|querría|dan ganas de|deseo|debería|tendría que|vengo queriendo) (ya |puro )?(morir|mrir|murir)~(${DIES_SOMEHOW})`,
  `<(no|nunca) ${WISH} (puro|solo|nomás|nada más|ya|tan solo) (morir(me)?|matarme)`,
  `<(no|nunca) (se )?${THEY_WANT} (ya |mejor )?(morir(se)?|no vivir|no existir|estar muert(o|a))~(${DIES_SOMEHOW})`,
  `(no|ya no|tampoco|ni) (me )?(quiero|qiero|quiere|quisiera|quería|deseo|desea|apetece|interesa|dan ganas de|da la gana|sé si quiero|puedo|aguanto|soporto|merezco|vale la pena|vale|merece la pena|tiene caso|tiene sentido|hay motivos para|hay razón para|hay razones para|hay para qué|hay por qué|voy a poder) (más )?(seguir |estar |continuar |el )?(viviendo|vivir|existir|existiendo)( más)?( así)?~(${LIVES_SOMEWHERE}|sin|esta (situación|mentira|incertidumbre)|este)`,
  `(no|ya no|odio|cansad(o|a) de|hart(o|a) de|arrepiento de|para qué|duele|pesa|por qué|culpa de|no merezco|no debería) (me )?(quiero |quiere |quisiera |sé si quiero |soporto |vale la pena |tiene caso )?(estar|seguir|sigo|sigue|continuar|estoy) (viv(o|a)|con vida|existiendo|respirando)~(con|en (casa|la))`,
  '(no|ya no) (quiero|quisiera|deseo|quiere|quería) (más |volver a )?(despertar|despertarme|amanecer)( más| nunca| jamás| mañana| otra vez| un día más)?$',
  '(no|nunca|ya no|jamás|sin) (volver a )?(despertar|despertarme|despertarse|amanecer) (más|nunca|jamás|mañana|otra vez)~(tempran*|tarde|sospech*|a las|cansad*)',
  '(ojalá|quisiera|deseo|espero|gustaría|quiero|rezo|pido|prefiero|preferiría|mejor|acostarme y|dormir y|dormirme y|dormirse y) … (no|ya no|nunca) … (despertar|despertara|despertarme|despertarse|despertáramos|despierte|amanezca|amaneciera|hubiera nacido|haber nacido|abrir los ojos)~(tempran*|tarde|sospech*|a|cansad*)',
  '(dormir|dormirme|dormirse|duermo|descansar|quedarme dormid(o|a)) (y ya )?(para siempre|eternamente|por siempre|por fin para siempre|y no despertar|y no volver)',
  '(no|nunca) (debí|debería|tendría que|tuve que|debo|pedí) (haber )?(nacido|nacer)|odio haber nacido|(para|por) qué nací|(no|ojalá no|mejor no|nunca) (hubiera|hubiese|haber) nacido~(en|aquí|mujer|hombre|rico|pobre)',
  'dejar de (existir|vivir|respirar)~(con|en|aquí|sola|solo|juntos|del|de|bajo|a|por|como|tan)',
  '(mejor|solo quiero|quiero estar|estaría mejor|estar|estuviera|mejor estaría|estaríamos mejor|más tranquil(o|a)|prefiero verme|me quiero|me quieren) muert(o|a)( ya)?$|(mejor|estaría mejor|más tranquil(o|a)|ojalá (ya )?estuviera|quisiera estar|debería estar|preferiría estar|merezco estar|gustaría estar|quiero estar|prefiero estar|me siento) muert(o|a)~(de)',
  '(ojalá|quisiera|deseo|espero|rezo|pido|quiero|ruego) … (me muera|muriera|me muriera|muriese|yo muera|estuviera muert(o|a)|no existiera|no estuviera viv(o|a)|me mate un|me matara un|me matara alguien|alguien me mate|me matara|me mataran|me maten|me atropelle|me atropellara|me atropellen|me pase un (carro|coche|camión|tren) por|me parta un rayo|me caiga un rayo|me cayera un rayo|me diera un (infarto|cáncer)|me dé un (infarto|cáncer|derrame)|me de cáncer|me dé algo|se caiga el avión|no llegue a mañana|no llegue al otro año)',
  '(dios|diosito|virgen|señor|universo|muerte|cielo|vida|calaca|huesuda|flaca|santa muerte) (mío )?… (me (lleve|lleva|llevas|llevaste|llevó|llevara|recoja|recoge|recogiera|quite la vida|mate)|llévame|lléveme|llevarme)~(por el buen camino|a (cenar|bailar|la playa|casa)|de la mano|por buen)',
  '(llévame|que me lleve) (ya |contigo )?(dios|diosito|la muerte|la calaca|señor|la huesuda)',
  '<(miedo a) (deseo|quiero|anhelo|espero|llamo a|pido|busco|ansío) (ya )?la muerte~(de (mi|la) relación|simbólica|del ego)|(ideas|pensamientos|ganas|deseos) de muerte|(pienso|pensando|pensar) … (en )?mi (propia )?muerte … (alivio|paz|solución|todos los días|cada día|a diario|siempre|mucho)|(la|mi) (propia )?muerte (es|sería|me da|me parece|como) (un |una |mi |el |la )?(única )?(alivio|solución|salida|descanso|paz|mejor opción)',
  '(pienso|pensando|fantaseo|sueño despierta|sueño despierto) … (con|en) (mi (propia )?muerte|mi funeral|mi entierro|mi velorio|cómo morir|dejar de existir|no estar|estar muert(o|a)|desaparecer para siempre)',
  '(quiero|quisiera|solo quiero|necesito|deseo|quiere|ganas de|gustaría) (d?de?saparecer|desaparecerme|esfumarme|borrarme|evaporarme|dejar de ser)( ya)?$',
  '(d?de?saparecer|irme|largarme|partir|marcharme|me voy|me quiero ir|irse|se quiere ir|pirarme) (ya )?(para siempre$|para siempre y|del mundo|d?e? ?(este|el) (mundo|planeta|plano|plano terrenal)|de la tierra|de la faz|de una vez por todas|y no volver (nunca|jamás)|de esta (vida|tierra|existencia)|al otro (lado|mundo|barrio)|al más allá|al cielo)',
  {
    all: [
      '(d?de?saparecer|esfumarme)',
      '(nadie (me )?(busque|encuentre|extrañe|note)|nadie se (dé|de) cuenta)',
    ],
    none: ['(playa|vacaciones|días|semana|montaña|finde)'],
  },
  '(dejar|abandonar|salir de) este (mundo|plano)|ya no (pertenezco|quepo) (a|en) este (mundo|plano)|(no|ya no) (quiero|quisiera|deseo|puedo|soporto) (seguir |estar |continuar |vivir )?(más |ya )?en este (mundo|plano|planeta)',
  {
    all: [
      '(irme|reunirme|estar|encontrarme|alcanzar(la|lo)?|seguir(la|lo)?|ir) (otra vez |ya |pronto )?(con|a) (ella|él|mi|ellos)',
      '(al cielo|en el cielo|murió|murieron|fallec*|difunt*|en la tumba|al más allá)',
      '(quiero|quisiera|ganas|ya no|no me queda|deseo|gustaría)',
      '(irme con (ella|él|mi)|reunirme|no me queda nada|alcanzar(la|lo)|ir con (ella|él|mi)|estar con (ella|él|mi) … (allá|cielo))',
    ],
  },
  '(ya no|no) quiero (estar|seguir) (aquí|acá|más|más aquí|más acá)$|lo mejor sería (ya )?no (estar|existir|seguir)|(mejor|quisiera|preferiría|gustaría|ojalá|prefiero) (ya )?no (existir|seguir (aquí|acá)|estar más$)',
  // No reason to go on.
  `(qué|ningún|no tiene|no hay|ya no tiene) (sentido|caso|objeto|chiste|razón)( tiene| hay| en| para| hay en| hay para) (seguir|vivir|mi vida|la vida|estar viv(o|a)|existir|continuar|levantarme)( viviendo| viv(o|a)| con vida| respirando| existiendo| adelante| así| aquí| acá| con esta vida| con mi vida)?$`,
  `(qué|ningún|no|no tiene|sin|cuál es el) (sentido|caso|objeto|chiste|razón|tiene (sentido|caso)) (tiene |hay |de |en |para |ningún )?(seguir|continuar|estar) ${ALIVE}~(${LIVES_SOMEWHERE})`,
  `para qué (seguir|sigo|continuar|estoy|vivo|vivir|existo|existir)( viviendo| viv(o|a)| con vida| aquí| respirando| esforzándome)?$|para qué (seguir|sigo|continuar) ${ALIVE}~(${LIVES_SOMEWHERE})`,
  `(debo|debería|merezco|puedo|podré|quiero|fuerzas para|motivos? para|razón para|razones para|ganas de|ánimo para|cansad(o|a) de|hart(o|a) de|por qué|caso|sentido|vale la pena|merece la pena|para) (seguir|sigo|continuar) ${ALIVE}~(${LIVES_SOMEWHERE})`,
  '(vale|merece) la pena (vivir|seguir viviendo|seguir con vida|estar viv(o|a)|mi vida|existir|vivir así|vivirla)( así)?~(con|en|aquí|juntos|experiencias|por|sin|allá|la experiencia|esta)',
  '(mi|la|esta) (puta |pinche )?vida (ya )?(no|carece|dejó) (me |de )?(tiene|tener|vale|merece|sentido|importa)( ningún| ya| de)?( sentido| nada| la pena| caso)?( vivirla)?~(laboral|en común)',
  '(no|ya no|nunca|tampoco) le (veo|encuentro|hallo|ve|encuentra|halla|vemos) (más |ya |ningún |el )?(sentido|caso|chiste|objeto|gracia) (a )?(la vida|mi vida|vivir|esta vida|seguir viv(o|a)|seguir viviendo|nada|existir|estar viv(o|a)|estar aquí|seguir aquí|seguir$|su vida|levantarme)~(con|en pareja)',
  'ya nada (tiene|me hace|le da) sentido|(perdí|he perdido|sin) (el )?sentido (de|a) (vivir|la vida|mi vida)|(no|ya no) (tengo|me queda|hay|veo|encuentro|hallo|encuentra|tiene|hay ningún|me quedan|existen) … (motivo|motivos|razón|razones|fuerzas|ganas|nada|por qué|para qué) (por la que |por el que |para |de )?(vivir|seguir viviendo|seguir viv(o|a)|existir|estar viv(o|a)|seguir con vida|luchar$|seguir$|continuar$)~(con|en|aquí|sola|solo|juntos)',
  '(sin|perdí las|no tengo|quitan las|quitó las|perdido las|ya no tengo|me faltan|no tiene|perdió las|se me quitaron las|se me fueron las|sin ninguna) ganas de (vivir|seguir viviendo|existir|estar viv(o|a)|nada ni de vivir)~(con|en|aquí|sola|solo|juntos|con)',
  '(cansad(o|a)|hart(o|a)|cansé|cansa|harté|aburrí|agotad(o|a)|podrid(o|a)|mamad(o|a)) (ya )?(de|en) (vivir|la vida|esta vida|mi vida|estar viv(o|a)|existir|seguir viv(o|a)|respirar|luchar por vivir)~(con|en|aquí|acá|lejos|sola|solo|juntos|entre|de|para|así con|bajo|sin|a|laboral|amorosa|nocturna|social|pensando)',
  '(no|ya no) (aguanto|soporto|puedo|tolero|doy|resisto|puedo más con) (más )?(con )?(la vida|mi vida|vivir|seguir viviendo|esta vida|mi existencia|la existencia|estar viv(o|a))~(con|en|aquí|lejos|sola|solo|sin|juntos|de|laboral)|(no|ya no|ni) (aguanto|soporto|resisto|quiero) (ni )?(un|otro|una) (día|noche|año|hora) más~(con|en (este trabajo|esta oficina|esta casa|la oficina)|aquí|de (trabajo|clases)|sin)',
  '(no|ya no|nunca) (veo|hay|encuentro|tengo) (otra |más |ninguna )?(salida|escapatoria|solución) (para mí|más que (morir|irme|la muerte)|que no sea|en mi vida)',
  // Others would be better off.
  '(todos|familia|hij*|padres|papás|mamá|madre|papá|mundo|gente|ellos|ellas|espos*|marido|mujer|pareja|nadie|demás|casa|amig*|hermanos|les iría|le iría|creo que|siento que|pienso que) … (estarían|estaría|viviría|vivirían|sería|serían|irían|iría|iba a estar|van a estar|va a estar|estará|estarán|seremos|quedarían|estuvieran|estuviera|fueran|fuera|están|está|andarían|descansarían|descansaría) … (mejor|mejores|feliz|felices|bien|tranquil*|en paz|aliviad*|liviano|ganando) … (sin mí|si (yo )?(ya )?no (estoy|estuviera|existiera|viviera|hubiera nacido|estuviese|existo)|si me (muero|muriera|voy de este mundo|mato|matara)|si (yo )?(desaparezco|desapareciera|muriera|muero|faltara))',
  '(estarían|estarán|van a estar|vivirían|serían|quedarían) (todos |mucho |bastante )?(mejor|mejores|más felices|más tranquilos|felices|bien) sin mí',
  {
    all: [
      '(mejor|bien|feliz|felices|tranquil*) si (yo )?no (existiera|estuviera|hubiera nacido|viviera)|si (yo )?no (existiera|hubiera nacido|viviera)',
    ],
    none: ['(trabajo|tarot|astrología)'],
  },
  `(nadie|alguien|quién|a quién|cuántos|acaso|mi familia|mis|todos|ellos|él|ella) (de verdad |en serio |le |les |me |lo |se |te )#(haría falta|hace falta|hago falta|extrañaría|extrañarían|extrañará|extrañe|extrañara|echaría|echaría de menos|llorar*|notar*|importar*|daría|dará|iría|irían|enterar*|sufrir*|preocupar*|buscar*|va a extrañar|va a llorar|va a notar|va a importar) …… ${GONE}`,
  `si (yo )?(ya )?(hoy |mañana )?${GONE} …… (nadie|alguien|quién|quien|importar*|extrañar*|llorar*|notar*|duele|dolería|sufrir*|descansar*|iría|irían|cuidar*|quedar*|pasaría)`,
  '(soy|siento que soy|me siento|siempre seré|solo soy|seré) (solo )?(una|un) (carga|estorbo|peso|lastre|desperdicio de oxígeno|desperdicio de espacio) (para )?(todos|mi familia|mis hijos|mis padres|los demás|mi mamá|mi madre|mi esposo|mi marido|la familia|el mundo|mi hija|mi hijo|todo el mundo|mis papás)|(sobro|estorbo) en (este mundo|esta vida|mi familia|todas partes|todos lados|el mundo|mi propia casa)|(soy|siento que soy) (una carga|un estorbo)$',
  // Ways and means.
  `(tirarme|aventarme|lanzarme|arrojarme|botarme|saltar|brincar|tirarse|aventarse|lanzarse|arrojarse|me tiro|me tiré|me tire|me aviento|me avente|me lanzo|me lance|me arrojo|me boto|salto|se tira|se tiró|se lanzó|se aventó|se arrojó|lanzo|me quiero (tirar|aventar|lanzar|arrojar)|me voy a (tirar|aventar|lanzar|arrojar|botar)|se quiere (tirar|aventar|lanzar)) (de|desde|del|por|al|a|bajo|debajo|frente|delante|contra|abajo) (de |del |al |a )?(un|el|la|las|los|mi|este|ese|esta|una|unas)? ?${HEIGHT}~(cuando llueve)`,
  {
    all: [
      `(en|desde|sobre|al borde|subí|subida|subido|parad(o|a)) … (el|la|un|una|mi) ${HEIGHT}`,
      '(saltar|salto|brincar|brinco|tirarme|me tiro|lanzarme|me lanzo|aventarme|me aviento|arrojarme|dejarme caer)',
    ],
    none: [
      '(bungee|paracaidas|puenting|tirolesa|parapente|clavado|piscina|alberca|rapel|fotos|vacaciones)',
    ],
  },
  `(estoy pensando en|pienso en|pensando en|pensé en|quiero|voy a|ganas de|intenté|intentó|piensa en|mejor) (colgarme|ahorcarme|colgarse|ahorcarse|guindarme|guindarse)|(ahorcarme|ahorcarse|ahorcándome|me ahorco|me guindo)~(con (tantas|las) deudas)|${PERSON} … se (colgó|cuelga|ahorcó|ahorca|guindó)~(el teléfono|la llamada|del (techo del )?(baile|tubo))`,
  'colgarme (de|del|con) (una|un|la|el)? ?(soga|cuerda|techo|árbol|viga|cinturón|cable|sábana)|(soga|cuerda|cinturón|cable) (al|en el|alrededor del) cuello~(con)',
  {
    all: [
      '(soga|cuerda|mecate|lazo|cinturón)',
      '(colgar*|cuelg*|ahorc*|techo|viga)',
      '(vida|cuelga|colgarme|colgarse|ahorcar*|acabar|morir*|matar*)',
    ],
    none: ['(hamaca|columpio|ropa|escalar|escalada|cuadro)'],
  },
  '(ahorcarme|envenenarme|envenenarse|desangrarme|desangrarse|electrocutarme|ahogarme en (el|un) (mar|río|lago|tina|bañera|presa|pozo)|inmolarme|asfixiarme|prenderme fuego|quemarme viv(o|a)|degollarme)',
  '(pegarme|meterme|darme|pegarse|meterse|darse|pegate|me pego|me meto|me doy|me pegue|me metería|me daría|me pegaría|se pegó|se metió|se dio|me quiero (pegar|meter|dar)|me voy a (pegar|meter|dar)|se (va a|quiere) (pegar|meter|dar)) un (tiro|balazo|plomazo|disparo|escopetazo|corchazo|tiro en la cabeza|cuetazo|pepazo)~(en el pie)|(volarme|volarse|me vuelo|me volaría|reventarme) (los sesos|la cabeza|la tapa|el cerebro)|(tiro|bala|balazo|pistola) en (la|mi) (cabeza|sien|boca)|dispararme~(en el pie)',
  `(cortarme|cortarse|abrirme|abrirse|rajarme|tajearme|rayarme|me corto|me cortó|se corta|se cortan|se cortaba|me corté|se cortó|me cortaba|cortándome|cortándose|me abro|me rajo|me tajeo|me he cortado|me estoy cortando|se está cortando|se ha cortado|me hago cortes en|se hace cortes en|cortes en|cortadas en|heridas en) (las|los|la|el|mis|sus) (dos )?${FLESH}~(con el alambre|podando|cocinando|en el accidente)`,
  `<(no|dejar de) (quiero|ganas de|pienso en|necesito|volver a|volví a|volvió a|dejar de|deseo|recaí en|recaer en|vuelto a|necesidad de|urgencia de|impulso de|impulsos de|puedo dejar de|tentación de) (cortarme|cortarse|lastimarme|lastimarse|hacerme daño|hacerse daño|herirme|herirse|quemarme|rajarme)~(el|los|la|un|una|más|con|pelo|cabello|menos|recordando|en el sol|de nuevo con (él|ella|mi))`,
  '(dejar de|volver a) (cortarme|lastimarme|hacerme daño|herirme)$',
  `me (corto|cortaba|corté|corte|rajo|rasguño|araño|he cortado|estoy cortando) (a mí mism(o|a)|a propósito|cuando|$|desde|otra vez|de nuevo|anoche|todas las|todos los|cada (noche|día|vez)|para|por ansiedad|por dentro|porque|a veces|de vez|en secreto|a escondidas|sola|solo|y (nadie|no|me|luego|después|siento)|en (los|las) ${FLESH}|con (un |una |la |el |mi |las )?${BLADE} (para|cuando|y|del|de la|por|en|todas|los|las|$))~(mucho al hablar|en público|hablar|el pelo)`,
  `(hij*|herman*|amig*|sobrin*|novi*|prim*|alumn*|niet*|chica|chico|espos*|pareja|mejor amiga|ella|compañer*) … se (corta|cortaba|está cortando|lastima|autolesiona|hace daño|rasguña|hiere|corta sola|quema)~(el|la|un|las|al|con la|mucho|en (público|el deporte)|jugando|entrenando|la llamada|fácil)`,
  {
    all: [
      BLADE,
      '(me|mi|mis)',
      '(lastim*|cortar*|corto|corté|corte|alivio|al lado|dolor|sangr*|brazo|brazos|muñeca|muñecas|venas|piernas)',
    ],
    none: [
      '(chef|cocin*|barba|afeitar*|rasurar*|pelo|cabello|tela|papel|costura|peluqu*|jardin*|manualidad*|collage|maqueta)',
    ],
  },
  'me (lastimo|lastimé|hago daño|hice daño|quemo|quemé|golpeo|hiero|castigo|pincho|araño|rasguño|pego|pellizco) (a mí mism(o|a)|a propósito|para (sentir|no sentir|calmar|castig|aliviar)*|yo sol(o|a)|sol(o|a)|cuando (estoy|me siento|me odio|discuto|lloro|tengo ansiedad|nadie)|con (cigarr*|un encendedor|el encendedor|la plancha|cerillos|fósforos|colillas|un cigarr*|un cúter|el cúter|la navaja)|la cabeza contra|contra la pared|en los brazos|en las piernas)',
  '(se hace daño|se lastima|se corta|se hiere|se golpea|se pega|se quema) (a sí mism(o|a)|a propósito|cuando está|la cabeza contra|sol(o|a))|(hacerme|me hago|me hice|me haga|hacerse|me haré|haciéndome|lastimarme|lastimarse) (mucho |más )?(daño )?(a mí mism(o|a)|a sí mism(o|a)|a propósito)|(hacerme|hacerse|me hago|se hace|me hice) cortes',
  `<(no) (quiero|voy a|pienso|ganas de|necesito|podría|impulso de|pensando en|deseo|merezco) (hacerme|hacerse) daño|(miedo|temo|asusta|confío|preocupa) …… (hacerme algo|hacerse algo|pueda hacerme a mí|hacerme a mí mism(o|a)|hacerme daño$|hacerse daño|de mí mism(o|a)$|no confío en mí (esta noche|hoy|sola|solo)|haga una (locura|tontería|barbaridad|estupidez))|(haga|hacer|cometer|hará|cometa) (alguna |una |un )(locura|tontería|barbaridad|estupidez|disparate) (contra mí|conmigo|contra su vida|y (morir|acabar|matar)*)`,
  {
    all: [
      `(tomarme|tragarme|me tomo|me tomé|me tome|me tomaré|me tomara|me tomaría|me trago|me tragué|me tragara|tomar|tomé|tragar|tragué|ingerí|ingerir|beber|beberme|tomarse|tragarse|se tomó|se tragó|meterme|me metí|me meto|me mando|mandarme|me echo|echarme|tome|comerme)`,
      PILLS,
      '(todas|todo|frasco|bote|caja|cajas|montón|muchas|muchos|demasiadas|demasiados|puñado|blister|blisters|tira|tableta entera|de golpe|de una vez|enter(a|o|as|os)|de un jalón|cuántas|cuántos|cuánto|cuánta|sobredosis|morir*|muero|muera|[1-9][0-9]|veinte|treinta|cuarenta|cincuenta|cien|diez|quince|docena|[5-9])',
    ],
    none: [
      '(recet*|doctor*|médic* me|vitamina*|al día|cada (ocho|8|12|6|doce|seis)|horas|anticonceptiv*|gripe|gripa|durante|garganta|migraña|del día después|olvid*)',
    ],
  },
  `(tomarme|me tomo|me tomé|me tome|tomar|beber|beberme|me bebo|me bebí|tomarse|se tomó|tragarme|tragar|tomé|ingerir|comerme|meterme) … ${POISON}`,
  `(tengo|guardé|junté|estoy juntando|compré|conseguí|guardo|llevo juntando|escondí) (ya )?(las|unas|muchas|suficientes|todas las|varias) (pastillas|pepas)~(que me (recetó|dio|mandó)|para|del|de la|anticonceptivas)|empastill*|sobredosis|pastillas (suficientes|bastan) para|(pastillas|venas|soga|pistola|veneno) y (acabar|terminar|ya|adiós|listo|se acabó)`,
  '(cómo|forma|manera|método|modo|formas|maneras|métodos) … (de|para|puedo|sería|podría) (morir|morirme|matarme|quitarme (la|de)|no despertar|suicid*|dejar de existir|irme de este mundo)~(de|en|la monotonía|dignamente|la ansiedad|el miedo|el|la|los)|(morir|morirme|morirse|irme|matarme|muerte) (sin (dolor|sufrir|que duela)|rápid(o|a) y sin|indolor*)~(en paz)|(duele|dolerá|se siente) (mucho )?(morir|morirse|matarse|ahorcarse|cortarse las)',
  '(dejar de comer|dejé de comer|no como|dejar de tomar|no comer) (hasta|para) (morir|morirme|desaparecer|que me muera)|(me dejo|dejarme|me estoy dejando|déjenme|dejen que me) (morir|muera)~(de (risa|sueño|amor))|(morir|morirme) de a poco',
  '(última|ultimo|último) (noche|día|pregunta|mensaje|navidad|cumpleaños|consulta|adiós|vez) (que (estoy|estaré) viv|en (la|mi|esta|este) (vida|mundo)|de mi vida|con vida|antes de (irme|matarme|morir))|(carta|nota|mensaje|video|audio|cartas) de (despedida|suicid*|adiós) (escrit|list|hech|guard|para (mi|mis|la|todos)|a mi (familia|mamá|hij|madre|padre))*~(empresa)',
  {
    all: ['(carta|nota|cartas|notas|video) de despedida'],
    none: [
      '(empresa|trabajo|jefe|oficina|equipo|renuncia|novi*|ex|amor|él|relación|compañer*|personaje|novela|profesor*|curso|colegio|escuela|clientes|fiesta|viaje|gira)',
    ],
  },
  {
    all: [
      '(despedirme|me despido|despidiéndome|despedí|decir adiós|decirles adiós|digo adiós|me despediré|despedirse|despidiéndose) (de|a) (todos|mi gente|mi familia|mis hijos|mis padres|mis papás|mi hij(o|a)|mi papá|mi mamá|mi madre|mis seres|el mundo|este mundo|la vida|los que quiero|los míos|todo el mundo|mis amigos|la familia|todo)',
    ],
    none: [
      '(viaj*|mudar*|mudanza|mudo|trabajo|oficina|país|vuelo|boda|fiesta|curso|escuela|ciudad|canadá|españa|madrid|emigr*|beca|empresa|colegio|intercambio|universidad|equipo|militar|años|redes|novio)',
    ],
  },
  '(dicen|dice|decían|gritan|ordenan|piden|pide|desean) que (me muera|me mate|debo morir|me corte|me haga daño|mejor me mate|no merezco vivir)|(no|nadie) (merezco|merece) (vivir|estar viv(o|a)|existir|seguir viv(o|a))',

  // Whatever remains of one's own death once the figures of speech and the dates were taken out.
  `<(no|nunca|sin|antes de|no quiero|no quisiera|miedo a|miedo de) (morirme|morirnos)~(${DIES_SOMEHOW})`,
  `<(miedo de que|miedo a que|cuando|día que|antes de que|aunque|hasta que|risa que) (me|yo|yo me) (muera|muriera|muriese)~(de|por|del)`,
  `(mejor|hoy|esta noche|qué no|o|ya) (yo )?me muero( ya| y ya| de una vez| hoy)?~(de|por|si|cuando|al|del)|y si me muero$|si (hoy|mañana|yo|ya) me muero~(de|por)`,
  `${WISH} (ya |de verdad |solo |nada más |realmente |en serio |mucho |poder |verdaderamente )+(morir|morirme|matarme|desaparecer)~(${DIES_SOMEHOW})`,
  '(vivir|vivo|viva|seguir|vida) o (morir(me)?|me? ?muero|muera|matarme|la muerte)|(morir|morirme|muerta|muerto|muero) o (vivir|viva|vivo|seguir)',
  '<(se|suegra|mamá) (mátenme|mátame|que (alguien|ya) me (mate|maten|mataran)|quien me mate|alguien me mate|que me maten)~(de (risa|amor)|a besos)',
  `<(deja|dejan|dejes) (no|ya no|ni|nunca|sin|odio|detesto|hart(o|a) de|da igual|da lo mismo|qué más da|duele|pesa|cuesta|para qué|sirve de|tampoco|perdí|dejó de|cansa|aborrezco|asco|mucho|tanto|demasiado) (me )?(quiero|gusta|interesa|apetece|importa|deseo|sirve|vale|estar|seguir|si|el|hacer|tener que)? ?(vivir|existir|viviendo|existiendo)~(${LIVES_SOMEWHERE}|sin|mi|tu|su|el|la|los|las|este|esta|esto|eso|ese|tranquil*|feliz|felices|bien|mejor|libre|dignamente|plen*|mucho|igual|experiencias|historias|cosas|otra|algo|nada|tan|más|otro|al)`,
  '(vivir|existir|estar viv(o|a)|seguir viv(o|a)) (me|ya|me ya|solo|solo me|no) (duele|pesa|cuesta|cansa|agota|no tiene|no vale|tiene sentido|da igual|importa|lastima|tortura|es un infierno|es una tortura)',
  '(que|por qué|vale la pena que|para qué) (yo )?(siga|sigo|seguir|seguiría|continúe) (viv(o|a)|con vida|respirando|existiendo|viviendo|aquí en este mundo)~(con|en (casa|la)|aquí)',
  '(mi|la|esta) (propia )?vida (ya |a mí |de verdad |realmente )?(no|ya no|dejó de|nunca) (ya )?(me |le )?(interesa|importa|sirve|vale|merece|gusta vivirla|motiva|llama|ilusiona|tiene|es para mí|da para más)( para)?( más| nada| a nadie| sentido| ningún)?~(en común|sentimental)|(no|ya no) (me )?(interesa|importa|ilusiona|llama) (nada )?(ya )?(de )?(la|mi) vida$|mi vida (es una (mierda|basura|porquería|miseria) y|no le importa|se acabó$|terminó$|vale (nada|madre|verga))|mi vida … no (vale|sirve|tiene) (nada|para nada|sentido)|(odio|aborrezco|maldigo) (mi vida|vivir|existir|estar viv(o|a)|haber nacido)$',
  '(da igual|da lo mismo|qué más da|me importa poco|no me importa) (si )?(yo )?(vivir|vivo|morir|muero|morirme|me muero|me muera|estar viv|estoy viv|seguir viv|mi vida|si amanezco|si despierto|lo que me pase)*( o morir| o muero| o no)?~(lejos|con|en)',
  {
    all: [
      'si (yo )?(ya )?no (estuviera|estoy|existiera|viviera|existo|hubiera nacido|estuviese)~(en|con|cas*|enamor*|tan|cansad*|ocupad*|lejos|él|ella|seguro|segura|list*|de acuerdo)',
      '(fácil|mejor|feliz|felices|descansar*|alivi*|libres|arregl*|resolv*|falta|extrañar*|todos|nadie|paz|tranquil*|diferente)',
    ],
    none: ['(pareja|trabaj*|soltera)'],
  },
  `(mi muerte|mi suicidio|mi ausencia definitiva|si (me )?(muero|muriera|mato|matara)) …… (resolver*|solucion*|arregl*|ayudar*|alivi*|seguro de vida|descans*|paz|problemas|mejor*|duele|dolería|extrañ*|falta|lloran|llor*|importa*|culpa)|(falta|extrañ*|llor*|importa*|enter*) …… si (me )?${GONE}`,
  'me (volví|vuelvo|he vuelto|volveré|volvería|vuelva|vi obligada) a (cortar|lastimar|lesionar|autolesionar|herir|rajar|quemar a propósito|hacer daño)~(el|la comunicación|las puntas|pelo|cabello|jugando|con él)',
  'me (lesiono|lesioné a propósito|lesionaba|rajo|tajeo|mutilo|autolastimo)~(jugando|entrenando|la rodilla|el tobillo|mucho en)|(tantos|muchos|mis|nuevos|los|puros) cortes … (brazos|piernas|muñecas|muslos|ansiedad|calm*|dolor|escond*)|(brazos|piernas|muñecas|muslos) …… (cortes|cortadas|cicatrices de cort*|heridas que me (hago|hice))|(tapo|escondo|oculto) (los|mis) cortes',
  {
    all: [
      '(estrellar(me)?|estrello|chocar(me)?|choco|volcar|desbarrancar(me)?|irme al barranco|soltar el volante|cruzar sin mirar|acelerar)',
      '(carro|coche|auto|moto|camión|barranco|volante|calle|muro|pared|poste)',
      '(quiero|fantase*|ganas|pienso|pensando|tentación|no sobrevivir|acabar|terminar|morir*|impulso|a propósito)',
    ],
    none: ['(miedo|susto|sin querer|seguro cubre|casi)'],
  },
  '(cerrar|cierro) los ojos (y|para) (no|nunca|ya no) (volver a )?(abrir|despertar)*|(no|nunca|jamás) (volver a )?abrir(los)? (los ojos)?( más| nunca| jamás)~(a|el|la|mi)',
  {
    all: [
      '(despedida|despidió de (mí|todos|nosotros)|se despidió|adiós para siempre)',
      '(no (puede|puedo|aguanta|aguanto) más|la vida|vivir|preocup*|morir*|suicid*|no contesta|pastillas|descansar para siempre)',
    ],
    none: ['(trabajo|viaje|fiesta de despedida|empresa|soltera|soltero|película|novela)'],
  },
  '(todo|esto) (se )?(acaba|acabará|termina|terminará|va a acabar|va a terminar) (esta noche|hoy mismo|hoy|mañana|pronto para mí)~(en el trabajo|con (él|ella))|(esta noche|hoy|mañana) (todo )?(se )?(acaba|termina|acabará|terminará) todo|(esta noche|hoy) (acabo|termino) con (todo|esto)',
  '(quiero|quisiera|prefiero|preferiría|solo quiero|deseo|ganas de|me gustaría|mejor) (ya )?(dejar de (estar|ser|sentir para siempre)|no estar más|no ser|nunca haber existido|no haber existido|ser polvo|estar en una tumba|estar en un ataúd|estar enterrad(a|o)|que me entierren|que la tierra me trague para siempre|descansar (para siempre|eternamente|en paz ya)|descansar en paz|partir (ya|de una vez|de este|al otro)|partir$|volar al cielo)|la vida … (quiero|prefiero) partir',
  '(vivir|seguir|vida|viva|vivo) …… (no quiero seguir|no quiero más|prefiero la muerte|ya no puedo más|mejor la muerte|quiero descansar)$|(no quiero seguir|ya no quiero seguir)$',
  'muert(o|a) (por dentro|en vida)|estoy en vida muert(o|a)|(soy|como) un (muerto|cadáver) (viviente|que camina|andante)',
  '(preparé|preparado|planeé|arreglado|dejé|dejo|dejar) (ya )?(todo|mis cosas|papeles|seguro|testamento)( listo| en orden| arreglado)? (para (irme|cuando (ya )?no esté|mi partida|mi muerte)|y me (voy|mato)|porque me (voy|mato) de)',
];
