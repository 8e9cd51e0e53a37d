import { BLADE, FLESH, HEIGHT, PILLS, POISON, SUBJECT_MATTER } from './crisis-words.ts';
import type { Rule } from './phrases.ts';

const FROM_HIGH = `(al|a la|a las|a un|a una|del|de la|de un|de una|desde el|desde la|desde un|desde una|por el|por la|por un|en las|a|de) (_ )?${HEIGHT}`;
/** Ways of dying as they are named when somebody asks about them, of nobody in particular. */
const METHOD = `(colgar(se|me)|ahorcar(se|me)|ahogar(se|me)|desangrar(se|me)|envenenar(se|me)|asfixiar(se|me)|electrocutar(se|me)|degollar(se|me)|prender(se|me) fuego|(pegar|dar|meter)(se|me) un (tiro|balazo|disparo)|disparar(se|me)|(tirar|aventar|lanzar|arrojar|botar)(se|me) ${FROM_HIGH}|saltar ${FROM_HIGH}|se (tira|avienta|lanza|arroja|tiró) ${FROM_HIGH}|se (ahorca|cuelga|ahorcó|desangra|asfixia|envenena|dispara)|(cortar|abrir|rajar)(se|me) (las|una) (venas|muñecas|vena)|(tomar|tragar|beber|ingerir)(se|me)? (_ ){0,3}${POISON}|(tomar|tragar|ingerir)(se|me)? (tod(as|os)|much(as|os)|un|una|el|la|dos|tres|varias|veinte|treinta|[0-9]+|puñados? de) (las |los |frasco |caja |cajas |blister |montón |tira |enter(o|a) |complet(o|a) |de )#${PILLS}|sobredosis|ahorcamiento|(uno|alguien|persona|cuerpo) (colgad|ahorcad)(o|a)|monóxido( de carbono)?|(inyectar|meter)(se|me) (aire|insulina))`;
const ASKED =
  '(duele|dolerá|dolería|muerte|tranquil(o|a)|dulce|aguanta|aguantas|aguantaría|dolor|dolorosa|doloroso|dolorosamente|sufre|sufres|sufriría|sufrir|tarda|tardas|tardaría|tardar|demora|demoras|demoraría|cuánto|cuánta|cuántos|cuántas|minutos|rápido|rápida|lento|lenta|sobrevive|sobreviviría|funciona|funcionaría|seguro que|efectiv(o|a)|letal(es)?|mortal(es)?|se siente|sentirá|sentiría|alcanza para|hace falta|hacen falta|mejor (manera|forma)|qué pasa)';
const DOING_IT = '(morir*|muero|muera|mat*|despert*|duerm*|dormir*|irme|acab*|descans*|fin|final)';

const NO = '(no|ya no|ni|nunca|tampoco|sin|apenas)';
const FIND =
  '(encuentr*|encontr*|hallo|halla|hallarle|hallar|veo|ve|verle|vemos|tengo|tiene|queda|quedan|quedó|hay|siento|existe|existen|descubro|logro ver|busco)';
const SENSE =
  '(sentido|caso|motivo(s)?|razón|razones|objeto|chiste|propósito|gracia|para qué|por qué|finalidad|lógica|ganas|fuerza(s)?|ilusión|utilidad)';
const NOT_LIVING =
  '(temprano|tan temprano|a las|con|en|antes|tarde|para ir|de la cama|juntos|solo|sola|al lado|junto|aquí con|así con|lejos|hondo|cerca|bajo|de mis|de sus|del|de la|peleando|esperando|trabajando|engañad*|pendiente)';
const LIVE =
  '((vivir|estar|viviendo|despertar) en (este|el) (mundo|planeta|plano)|en esta tierra|respirar|respirando|vivir|viviendo|vivirla|existir|existiendo|despertar|despertarme|despertando|abrir los ojos|amanecer|(levantarme|levantarse|pararme de la cama|salir de la cama) (cada (día|mañana)|por las mañanas|mañana|todos los días|más|nunca)|estar viv(o|a)|(seguir|continuar|quedarme) (respirando|viviendo|existiendo|despertando|levantándome|con vida|viv(o|a)|en (este|el) (mundo|planeta|plano)|en la tierra|en esta vida|aquí$|acá$|$))';

/** Questions about methods, and hints of having one at hand. */
const METHODS: readonly Rule[] = [
  {
    all: [METHOD, ASKED],
    none: [
      SUBJECT_MATTER,
      '(compu*|celular|teléfono|internet|app|programa|página|servidor|piscina|paracaídas|bungee|puenting|tirolesa|perr(o|a|ito)|gat(o|a|ito)|accidente|nadar|gripe|gripa|migraña|dolor de (cabeza|muela*|espalda)|médic*|doctor*|dentista|carrera*|negocio)',
    ],
  },
  `(tarda|demora|tardaría|tardará|demorará|tardo|tardaré|dura|se tarda) (uno|una|alguien|una persona|el cuerpo|alguno|mucho|en promedio)? ?(en |para )(morir|morirse|morirme|desangrar*|ahogar*|asfixiar*|perder (el conocimiento|la conciencia)|hacer efecto (el|la|las|los) (${PILLS}|${POISON}))~(mi|el|la|un|una|su|los|las|de (viej*|amor))`,
  `(cuánt(a|o|as|os)|qué (cantidad|dosis)) (de )?(${PILLS}|${POISON}|miligramos|gotas|mg|cajas|blisters|pasta*) …… (${DOING_IT}|hacen falta|hace falta|letal(es)?|mortal(es)?|fatal(es)?|aguanta|demasiad*|de golpe|de una vez|peligro*)~(de freno*)`,
  `(junt(o|ando|é|aba)|acumul(o|ando|é)|almacen(o|ando|é)|reun(í|iendo)) (ya |muchas |las |mis |unas |varias |suficientes |todas )#${PILLS}|(guard(o|ando|é)|escond(o|iendo|í)|compr(é|ando)|consegu(í|ido)|robé) (ya |muchas |las |mis |unas |varias |suficientes |todas |el |la |una |un )#(${PILLS}|${POISON}|soga|cuerda) … (para (cuando|el día|no|acabar|terminar|mí|irme)|por si (un día|algún día|ya|no puedo|me decido)|hasta (tener|juntar)|y (tengo|sé|no) (miedo|cuándo))~(la (gripe|tos|presión|cabeza|alergia)|ratas)`,
  '(dejar|dejo|dejé|abrir|abro|abriré|prender|respirar|inhalar) (la llave del |la perilla del |el |las llaves del )?gas( abierto| encendido)? …… (dormir*|morir*|acost*|descans*|esper*|no despert*|ya no|todo acabe)|(dormir*|acost*) … con el gas abierto',
  `(pienso|pensando|pienso mucho|obsesion*|imagino|imagin*|busco|buscando|googleo|leyendo|miro|investig*) (en |mucho |siempre |cómo |sobre |de )#(colgar(me|se)|ahorcar(me|se)|desangrar(me|se)|cortar(me|se) las venas|sobredosis|ahorcamiento|formas de (morir|irse)|métodos|${METHOD})~(anticoncept*|de (estudio|ahorro|enseñanza|cocina|pago))`,
  `(me|se) (hago|hice|hace|hizo|hacía|hacen|haces|haga|estoy haciendo|he hecho|ha hecho) (unos |unas |pequeñ(o|a)s |much(o|a)s |otra vez |más )?(cortes|cortecitos|cortaditas|cortadas|heridas|rayitas|rayones|rajitas|tajos|tajitos|rasguños|quemaduras|quemaditas) (en|con|para|cuando|a propósito|sol(o|a)|por|y|hasta)~(de (pelo|cabello)|cocinando)`,
  {
    all: [
      '(sin comer|no como|dejé de comer|no comer|dejar de comer|dejo de comer|ayun*|no tomo agua)',
      '(hasta|para) (desaparecer|morir|morirme|apagarme|consumirme|que (me (muera|apague|consuma)|no quede nada|se acabe todo))',
    ],
  },
  `(${BLADE}|soga|cuerda|pistola|arma) (ya )?(está |la tengo |lo tengo |tengo )?(list(a|o)|preparad(a|o)|en la mano|amarrada|colgada|cargada) … (y|para|esta|hoy|solo)~(cocin*|camping|pesca|escal*|la obra)`,
  `(sangr(a|ar|ó)|cort(arme|é|o)|rasgu(ño|é)|pinch(o|arme)) … ${FLESH} … (me (calma|alivia|relaja|tranquiliza|hace sentir)|para (calmarme|sentir|no pensar|castigarme))`,
];

/** No sense in going on, and not wanting to be, with any verb of finding. */
const NO_SENSE: readonly Rule[] = [
  `${NO} (le |les |me |se |lo |yo )#${FIND} (más |ya |ningún |ninguna |el |la |mucho |mucha |un |una |algún |ni |mayor )#${SENSE} (a |de |en |para |por (el|la) (que|cual) |como para )#(que |eso de |esto de |el |lo de )?${LIVE}~(${NOT_LIVING})`,
  `(para qué|de qué (me )?sirve|qué (sentido|caso|objeto|chiste) (tiene|hay en)|qué gano con|por qué (tengo que|debo|he de)) (me )?(seguir |sigo |tener que |estar )?(respirar|respirando|respiro|vivir|viviendo|existir|existiendo|existo|despertar|despertarme|despierto|abrir los ojos|amanecer|con vida)~(${NOT_LIVING}|en|de|sin|a)`,
  `${NO} (me )?(quiero|quisiera|quería|deseo|apetece|provoca|dan ganas de|tengo ganas de|soporto|aguanto|necesito|pienso|merezco|nace|gustaría|pedí) (más |ya |seguir |ni |volver a |tener que |nada ni |solo )#(e(x|k)(is|cis)*|respirar|despertar|despertarme|amanecer|abrir los ojos|estar viv(o|a)|en (este|el) mundo|en esta vida|estar en (este mundo|esta vida|la tierra)|con vida)~(${NOT_LIVING}|sin|en|de|tan|sospech*)`,
  {
    all: [
      '(no|ya no) (quiero|quisiera|deseo|soporto|aguanto|puedo) (más )?(estar|seguir|quedarme) (más |ya )?(aquí|acá|en la tierra)',
      '(da igual|nada (me|tiene|vale)|cansad(o|a)|hart(o|a)|no puedo más|no aguanto|llor*|sufr*|dolor|duele|mi vida|la vida|nadie (me|lo)|vacío|mundo|peso|sin fuerzas|no valgo|no sirvo|estorb*|sobro)',
    ],
    none: [
      '(trabaj*|ciudad|país|mud*|oficina|empresa|escuela|fiesta|pueblo|casa|viaj*|barrio|universidad|jef(e|a)|piso|emigr*|irme a|colegio)',
    ],
  },
  '(quiero|quisiera|prefiero|preferiría|necesito|me gustaría|ojalá|ganas de) (ya |solo |pudiera |poder )?(apagarme|apagar(me)? (todo|para siempre|la vida|mi vida)|dejar de (despertar|estar aquí|estar en este mundo|abrir los ojos)|no (tener que )?(despertar|abrir los ojos|estar viv(o|a)|sentir (ya )?nada nunca)|borrarme de (la vida|todo|la existencia))~(temprano|tan|a las)',
  '(duerm(o|a)|dormir(me)?|acostarme|acuesto) (y|esperando|deseando|rogando|rezando|pidiendo|con la esperanza de) (que )?(ya )?(no|nunca|jamás) (volver a )?(despert*|abrir los ojos|amanec*|levantar*)',
  '(la|mi) (vida|existencia) (ya )?(me )?(pesa|sobra|es un (castigo|infierno|tormento)|dejó de|perdió) … (quiero|seguir|sentido|importar*|no puedo|vivir*|irme|acabar)~(en el trabajo)',
];

/** Wishing to have died, being a burden, farewells. */
const GOODBYES: readonly Rule[] = [
  '(ojalá|mejor|mejor que|sido mejor( que| si)?|quisiera|preferiría|prefería|prefiero|lástima que no|por qué no|habría preferido|hubiera preferido) (que )?(yo )?(me |nos )?(hubiera|hubiese|haberme|haber|habría|hubieran|haya) (yo )?(me )?(muerto|morido|matado|fallecido|desangrado|estrellado|ahogado|dejado morir|ido con (él|ella))( yo)?~(de|la planta)',
  '(ojalá|mejor|hubiera preferido|tendría que|debería|debí|debió|tenía que|quisiera|por qué no) (haber |me |hubiera |hubiese |habría |que )#(sido|ido|muerto|morirme|morir|tocado|fui|muerto a mí) (a mí|yo) (y no|en (su|vez)|en lugar|quien|el que|la que|aquel|ese|el día)~(a (la fiesta|ese|su casa))',
  '(debí|debería|tendría que|tuve que|merecía|me tocaba|tenía que) (haber(me)? )?(muerto|morir|morirme|morido|fallecer|fallecido)~(de (risa|vergüenza|pena))|por qué (sobreviví|me salvé|me salvaron|me despertaron|no me dejaron (morir|ir))|(no debí|ojalá no|no debieron|no tenía que|lamento) (haber |me )?(sobreviv*|hubieran salvado|hubieran encontrado a tiempo|salvarme|despertado del coma|reanimarme|hubieran reanimado)',
  '(mejor|debió|debieron|hubiera|ojalá|hubiese|habría) …… me (abort*|hubiera(n)? abort*|ahogara al nacer)|(mejor|ojalá|hubiera sido mejor|habría sido mejor|más fácil) …… (no (nacer|naciera|haber nacido|existir|existiera|haber existido)|nunca (nacer|haber nacido|existir|existiera))~(rico|pobre|en)',
  '(no|ya no|perdí|perdido|sin) (le |me |el )?(tengo|da|siento|temo|tenerle)? ?(ningún )?(miedo|temor)? ?(a)? ?(la muerte|morir|morirme|a morir) … (la (busco|espero|llamo|quiero|deseo|anhelo|necesito|invito|veo como)|al contrario|me da (paz|alivio|calma)|lo (busco|deseo|espero|quiero|necesito|anhelo))|(busco|anhelo|ansío|espero con ansias|llamo a|deseo|invito a|necesito) (a )?(mi|la) (propia )?muerte~(de|del|carta|en el tarot)|(muerte|morir) (es|sería|será|suena|se siente) (como )?(un|una|mi|el|la|lo) (mejor |único |única )?(descanso|alivio|regalo|liberación|paz|bendición|salvación|solución|salida|mejor)',
  `(descans*|estar(á|ía)n|estarían|viv(irían|irán|en)|sería(n)?) …… (si|cuando) (yo )?(ya )?no (estuviera|estoy|esté|existiera|existo|exista|viviera)~(en (casa|la oficina)|con (él|ella)|de (acuerdo|viaje))`,
  `(les|le) (hago|haría|estaría haciendo) un favor (a todos )?(si (me|no|desapar*)|muriendo*|desapareciendo|yéndome|al (irme|morir*))`,
  {
    all: [
      '(regal(é|o|ando|ado|aré)|repart(í|o|iendo|ido)|don(é|o|ando|ado)|regalar) (ya )?(todas |todos |casi )?(mis|mi) (cosas|ropa|pertenencias|libros|perr(o|a)|gat(o|a)|joyas|discos|colección)',
      '(carta(s)? (a|para)|escrib*|despid*|despedid*|ya no (las |los )?(necesit*|voy a)|adiós|donde voy|cuando (ya )?no esté|decidido|tranquil(o|a))',
    ],
    none: [
      '(mud*|viaj*|país|minimalis*|emigr*|trabajo|ciudad|piso|casa nueva|ropa vieja|intercambio|beca)',
    ],
  },
  '(escrib(í|o|iendo|iré|ir|ito)|dejé|dejo|dejando|dejar|dejaré|grab(é|ando|o)|preparé) (ya )?(una |unas |las |la |mis |mi |un |unos |los )?(carta(s)?|nota(s)?|audio(s)?|video(s)?|mensaje(s)?) … para (cuando (yo )?(ya )?no (esté|estoy|viva)|(que|cuando) (me encuentren|encuentren|lo sepan|entiendan por qué)|después de (irme|mi partida|que me))',
  {
    all: [
      '((esta|este|hoy) es|es) mi (despedida|último adiós|último mensaje|última (carta|nota))|(me despido|despidiéndome) (ya )?(de (todos|la vida|ustedes|este mundo|mi gente|los míos|mis hij*)|para siempre)|(perdón|perdónenme|perdonen|perdóname) (por|si) (lo que (voy a|haré|pienso) hacer|irme|rendirme|no (haber podido|poder|aguantar) más|dejarlos)',
    ],
    none: [
      '(trabajo|empresa|solter*|viaj*|equipo|fiesta|oficina|curso|grupo|mud*|país|colegio|escuela|jubil*|vuelo|temporada|universidad)',
    ],
  },
  {
    all: [
      '(quién (cuida|cuidará|se queda|va a cuidar|se quedará)|a quién le (dejo|dejaré|encargo|puedo dejar)|con quién (dejo|dejaré|se (queda|quedará))|cuiden|cuida) …… (perr*|gat*|hij*|niñ*|mamá|madre|papá|cosas|beb*|mascot*|abuel*|herman*)',
      '(cuando|si|el día que) (yo )?(ya )?no (esté|estoy|estaré|exista)|me (vaya|voy) para siempre',
    ],
    none: ['(viaj*|vacaciones|trabaj*|turno|guardia|oficina|hospital|operan)'],
  },
];

/** Danger from oneself told in plain words, by classes of what is said rather than by sentences. */
export const PLAIN_SELF_HARM: readonly Rule[] = [...METHODS, ...NO_SENSE, ...GOODBYES];
