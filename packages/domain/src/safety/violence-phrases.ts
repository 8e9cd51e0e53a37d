import {
  ANYBODY,
  BLADE,
  BLOWS,
  CHILD,
  CLOSE,
  HITS,
  HITS_HARD,
  OTHERS,
  PARTNER,
  SUBJECT_MATTER,
  WEAK,
} from './crisis-words.ts';
import type { Rule } from './phrases.ts';
import { anyOf, verb } from './verbs.ts';

const RAPES = anyOf('el', [verb('violar'), verb('violentar')]);
const TOUCHES = anyOf('el', [verb('tocar'), verb('manosear'), verb('toquetear'), verb('sobar')]);
const NOT_BLOWS =
  '(la atención|atención|con (despedirme|demandarme|dejarme|irse|renunciar|no)|la idea|los nervios|en los juegos|en sueños|en mis sueños|en el (juego|ajedrez|dominó|fifa|play)|a la pelota|al balón|al piano|al bombo|al clavo|muy bien|la gripa|la gripe|el covid|el resfriado|un (susto|grito|abrazo|beso|sustazo)|su (acento|alegría|risa|energía)|sus (dichos|mañas|manías|costumbres)|el (acento|pasado)|estampas|con todo en|el ojo|en el alma|en el corazón|el corazón|durísimo la)';
const THINGS_THAT_HIT =
  '(el|la|los|las|lo|esta|este|esa|ese|eso|esto|tu|su|una|un|mucho|bien|fuerte|duro|más|la vida|gacho|como|con todo)';
const TRIFLES =
  '(irse|irme|dejarme|dejarnos|despedirme|despedir|demandarme|renunciar|no|terminar|terminarme|cortar|quitarme el (celular|coche|carro|permiso)|castigarme|correrme|echarme|bloquearme|divorciarse|el divorcio|contarle|llamar|reprobarme|cambiarme|vender|mudarse)';
const BODY =
  '(pierna|piernas|cuerpo|pecho|pechos|senos|tetas|chichis|bubis|nalgas|culo|cola|colita|trasero|pompis|partes|parte|partes íntimas|entrepierna|vagina|pene|genitales|intimidad|abajo|íntim*|muslo|muslos|cintura|ahí abajo)';
const TOUCH_OF_OTHER_SENSE =
  '(a (mí|él|ella|ti|nosotros)|el (piano|corazón|alma|hombro|brazo|tema|turno|pelo|cabello|timbre|claxon|violín|acordeón|grupo|lado)|la (guitarra|puerta|mano|lotería|cara|canción|frente|ventana|beca|flauta|batería|serenata|fibra)|un|una|mucho el|bailar|ir|cuidar|hablar|en el (hombro|grupo|sorteo|equipo|alma|corazón)|de (jefe|compañer*|vecin*)|de cerca|de maestr*|los huevos|las narices|las palmas|las mañanitas|_ar|_er|_ir|_(arlo|arla|erlo|arle|erla|arme|arnos)|con (sus palabras|su música|ese)|canciones)';
const CONTROL =
  '(controla|controlan|revisa|vigila|cela|grita|prohíbe|sigue|persigue|insulta|humilla|manipula|acosa|encierra|rompe (cosas|mis cosas)|espía|obliga|aísla|toma|bebe|drog*|enoja|pone agresiv*|pone violent*|explota|altera)';

/** Blows, threats and captivity at home or elsewhere, told by whoever sees or suffers them. */
const BEATEN: readonly Rule[] = [
  `${ANYBODY} … <(no|nunca|jamás) (me|nos|le|la|les|lo|los|las) (ha |han |había |anda |está |estaba |sigue |vuelve a |volvió a |quiere |quiso |intentó |llegó a |empezó a |va a )?(${HITS}|pegando|golpeando|maltratando|pegado|golpeado|gopeado|maltratado|agredido|pateado|estrangulado|encerrado|pegar|golpear|maltratar|ahorcar|agredir|cachetear|empujado|empujando|lastimado|quemado|quemó|atacó|ataca|atacado)~(${NOT_BLOWS})`,
  `<(no|nunca|jamás) (me|nos|m) (ha |han |había )?(${HITS}|pegado|golpeado) (mi|mis|el|un|nuestro) ${ANYBODY}~(${NOT_BLOWS})`,
  `<((el|la|los|las|esta|este|esa|ese|eso|su|tu|lo|mi) _|no|nunca|que|se|vida|cuánto) (me|nos) ${HITS_HARD}~(${THINGS_THAT_HIT}|en el (dedo|pie|codo|corazón)|con (la|el) (puerta|mesa|realidad|pelota|balón))`,
  `<(se|no|nunca|(el|la|esta|este|esa|su) _) (me|nos) (pega|pegan|pegaba|pegaban|pegaron|pegó) (cuando|y (luego|después|me|dice|pide|nadie|ya)|si|por (todo|nada|celos|cualquier)|porque|delante|frente|todos los|todas las|cada|a (diario|mí y|veces|escondidas)|con (el|la|un|una|su) (cinturón|cinto|cable|palo|correa|chancla|puño|mano|fierro|zapato)|entre|en (la cara|la cabeza|el estómago|la barriga|la espalda|la escuela|el colegio|el cole|el recreo|casa|la casa)|casi|desde|siempre|diario|hasta|aunque|delante|pero|sin razón)`,
  `(él|ella|ellos) (siempre |a veces |todavía |ya |también |casi )?(me|nos) (${HITS}|${RAPES})~(${NOT_BLOWS})|(me|nos) (está|estaba|están|estaban|anda|sigue|siguen) (pegando|golpeando|maltratando|violando|acosando|ahorcando)~(la|el|fuerte|duro|las|los)`,
  `(me|nos|le|la|les|lo|los|las) (da|dan|dio|daba|dieron|daban|pone|puso|ponía|ponen|metió|mete|metía|agarra|agarró|agarran|agarraba|cae|cayó|caen|muele|molió|mata|hincha|caga|cagó|cagaba|suena|sonó|surte|surtió|acomoda|acomodó|suelta|soltó|pegó|tira|arrea|arreó|mide|arrima|arrimó|encaja) (a |un |una |unas |unos |con |de |tremend* |buen* |una buena |fuertes |su |sus |mis |otra )#${BLOWS}~(de (suerte|timón|efecto|realidad|energía|autoridad|alegría)|bajo|en el (alma|corazón))`,
  `(da|dio|daba|reparte|doy) ${BLOWS} (a|cuando) (mi|mis|su|sus|los|las)?|(a|con) (cinturonazos|cintarazos|golpes|palos|trompadas|patadas|puñetazos|cachetadas|correazos|piñas|bofetadas|chingadazos|madrazos|vergazos)~(de suerte)|(me|nos|la|lo) (saca|sacó|sacaba|sacan) (la (mierda|cresta|chucha|mugre|madre|puta|entreputa)|la conchetumare|sangre|los dientes)|(me|le|la) (parte|partió|rompe|rompió|revienta|reventó|quebró|fracturó|hinchó|dejó) (la (cara|madre|boca|nariz|jeta|cabeza|ceja|mandíbula|muñeca)|el (brazo|labio|hocico|tabique|ojo|pómulo|dedo)|las (costillas)|los dientes|un (diente|brazo|hueso|ojo morado)|una costilla|sangrando|inconsciente|a golpes)~(con su indiferencia)`,
  `(me|nos|le|la) (levanta|levantó|alza|alzó|levantaba|levantado|levantan|puso|pone|ponía|puesto) (ya |hasta )?(la mano|las manos)( encima)?~(en (clase|el hombro)|para)|(me|le|la) (tira|tiró|jala|jaló|jalaba|jalonea|jaloneó|jalonear|arrastra|arrastró|agarra|agarró) (del|de los|el|por el|de las|de la|por los|por el|fuerte del) (pelo|cabello|pelos|greñas|mechas|cuello|brazo|garganta)`,
  `(me|nos|le|la) (tiró|tira|aventó|avienta|lanzó|lanza|empujó|empuja|empujaba|estrelló|estampó|aventaba|arrojó|azotó|azota) (al|contra|por|en|a) (el |la |las |los )?(piso|suelo|pared|escaleras|cama|calle|espejo|puerta)~(de la calle)|(me|nos|le|les) (avienta|aventó|tira|tiró|lanza|lanzó|arroja) (cosas|platos|objetos|lo que|el celular|un plato|los platos|un vaso|sillas|una silla|agua caliente|agua hirviendo|ácido|zapatos)`,
  `(me|le|la|nos) (dejó|deja|dejaba|dejaron|hace|hizo|dejan) (un|unos|los|con|llena de|el|varios|muchos|el cuerpo|la cara|toda)? ?(lleno de |llena de |con |el )?(ojo(s)? morado(s)?|moretones|moretón|moratones|moratón|morados|cardenales|chichón|marcas|marcada|golpeada|cicatriz|heridas)~(de tanto|en el gym)|(tengo|tiene|ando|llena de|lleno de|llego con|llega con|aparece con|amanece con|esconde|oculto|escondo|tapo|maquillo) (la|el|los|las|mis|sus|unos|varios|muchos|cara|brazos|cuerpo|espalda)? ?(cara |brazos |cuerpo |piernas )?(llen(a|o|os|as) de )?(moretones|golpes|moratones|ojo morado|marcas de golpes|moretes|hematomas|quemaduras|cardenales)~(de tanto|por el (gym|deporte|entrenamiento))`,
  `(le|les) (pega|pegó|pego|pegué|pegue|pegan|pegaba|pegaron|pegando|he pegado|ha pegado|grita y pega) (mucho |muy fuerte |fuerte |seguido |a veces |duro |siempre |también )?(a|al) (mi|mis|su|sus|un|una|los|las|el|la)? ?(${WEAK}|marido|esposo|novio|hermano)~(la (idea|atención|gripe|gripa))`,
  `(${HITS}|pegando|golpeando|golpeado|maltratando|maltrato|golpeo|golpeé|cacheteé|empujé|pega|agrede|lastima|ataca|humilla y pega|acosa|encierra|quema|patea|manosea) (siempre |mucho |fuerte )?(a|al) (mi|mis|su|sus|un|una|los|las|el|la|nuestra|nuestro) (propia |propio )?${WEAK}`,
  `a (mi|una|la|un|su|mis|nuestra) (mejor )?${WEAK} (siempre )?(la|lo|le|los|las|les) (${HITS}|${RAPES}|manosea|manosearon|tocan|tocaron|maltratan|acosan|amenazan)~(${NOT_BLOWS}|${TOUCH_OF_OTHER_SENSE})`,
  `(sufro|sufrir|sufre|sufrí|sufrió|sufren|sufríamos|soy víctima de|fui víctima de|es víctima de|viví|vivo|vive|hay|aguanto|aguanta|vivimos|sufriendo|pasé por|viviendo|padezco|padece|soporto|sobreviví a|sobreviviente de|salí de|escapar de|denunciar|denuncié) (de |una situación de |una relación de |con |mucho |mucha |un |el |la |los |años de )#(maltrato|maltratos|abuso|abusos|violencia|golpes|agresiones|bullying|acoso|vejaciones|tortura)~(animal|de poder|laboral en la serie|de la (naturaleza|vida))`,
  {
    all: [
      '(maltrat(o|os|ada|ado|adas|ador|adora)|violentad(a|o)|golpead(a|o)|golpeador|agresor|violador|abusador|violencia (doméstica|de género|intrafamiliar|familiar|machista|física|sexual|psicológica|en casa|en mi casa|vicaria|en el noviazgo|de pareja|verbal|obstétrica)|relación (abusiva|violenta)|víctima(s)? de (la )?(violencia|abuso(s)?|maltrato(s)?|acoso|bullying)|(marido|esposo|novio|pareja|padre|hombre|papá|padrastro) (violento|abusivo|agresivo|maltratador|golpeador))',
    ],
    none: [
      SUBJECT_MATTER,
      '(animal(es)?|perr(o|a|os)|gat(o|a|os)|mascota(s)?|no (es|será|sea) (violento|agresivo|maltratador))',
    ],
  },
  `(${CLOSE}|${CHILD}) (está siendo|es|fue|ha sido|era|son|siendo|fueron|sigue siendo) (maltratad|golpead|agredid|abusad|violentad|acosad|amenazad|humillad y golpead)*~(a la vida)`,
  'me (maltrata|maltratan|maltrató|maltrataba|maltrataban)~(la|el)|me (golpean|golpeaba|golpeaban|golpearon)~(las|los|fuerte|mucho|el|la)',
  '(recibo|recibí|recibir|recibe|aguanto|aguanta|soporto|me llevo|me llevé|me gano|a punta de|entre|con) (sus |los |muchos |tantos |puros |puro )?(golpes|madrazos|golpizas|palizas)~(de la vida|de suerte|en el (gym|boxeo)|de la)',
];

/** Fear, threats, pursuit, captivity. */
const THREATENED: readonly Rule[] = [
  `<(no) ((tengo|siento|vivo con|me da|le tengo|da|con|tenía|me dan|le tiene|tenemos|vivimos con|tiene) (mucho |tanto |muchísimo |un )?(miedo|terror|pánico|pavor)|miedo|aterra|aterroriza|aterrada de|temo) (a|de|al|por|hacia) (mi|su|mis|nuestro|este|ese|el|un|lo que)? ?(propio |propia )?(marido|esposo|esposa|padrastro|padre|papá|exmarido|ex marido|expareja|ex pareja|exnovio|ex novio|agresor|violador|cuñado|tío|pareja|novio|ex|hijo|viejo|mujer|hermano)~(se (vaya|enferme|muera|olvide)|que|no|gane|me (deje|olvide)|enferm*)`,
  `(me|le) (tiene|tienen|tenía) (miedo|pavor|terror|aterrad(a|o)|amenazad(a|o)|encerrad(a|o)|secuestrad(a|o)|vigilad(a|o)|amarrad(a|o)|atad(a|o)|prisioner(a|o)|raptad(a|o))|(me|nos) (tiene|tuvo|tenía|tienen) (muy )?(encerrad*|amenazad*|secuestrad*|amarrad*|aterrad*|sometid*)|(le tengo|me da) (mucho |tanto |muchísimo )?(terror|pavor|pánico) (a|que|mi|cuando|llegar)|le tengo (mucho |tanto )?(miedo|terror|pánico)( a (él|ella|mi)| cuando|$)`,
  `(miedo|temo|terror|pánico|asusta|aterra) (de |a |por )?(que )?(mi )?(${ANYBODY} )?(me|nos|la|lo|le|les|los) (vuelva a |quiera |llegue a |pueda |vaya a )?(pegue|pegar|mate|matar|golpee|golpear|viole|violar|ataque|atacar|haga algo|hacer algo|haga daño|lastime|encuentre y|busque y|agreda|queme|dispare|secuestre)~(el|la|de (amor|un infarto)|con su silencio|en (el corazón))`,
  `${ANYBODY} …… ${CONTROL} …… ((me da|tengo|con|le tengo|me dan|vivo con|siento) (mucho |tanto )?(miedo|terror)|miedo)`,
  {
    all: [
      `(me|nos) (controla|revisa|vigila|prohíbe|aísla|encierra)`,
      `(miedo|me (grita|insulta|humilla|empuja|amenaza)|no me deja)`,
      `(${PARTNER}|él|ella|celular|móvil|teléfono)`,
    ],
    none: ['(gastos|presupuesto|boda|dieta)'],
  },
  `(me da|tengo|le tengo|con) (mucho |tanto )?miedo (llegar|volver|regresar|ir|estar|quedarme|quedarnos) (a|en) (mi |la )?(casa|solas con (él|ella|mi))|me da miedo (contestarle|cuando (llega|toma|bebe|se enoja|se pone)|lo que (me )?pueda hacerme|lo que me haga|su reacción|hacerlo enojar)`,
  `<(no|mi (jefe|jefa|mamá)) (me|nos|le|la) (amenaza|amenazó|amenazan|amenazaba|amenazaron|ha amenazado|está amenazando|tiene amenazad(a|o))~((con|de) ${TRIFLES}|la|el)|amenaza(s)? de muerte|(amenaza|amenazó|amenazan|amenazaba|amenazado|amenazando|amenazaron) (con|de) (matarme|matarnos|matarla|matarlo|pegarme|golpearme|un|una|matar|muerte|hacerme|lastimar*|quitarme (a|los|la vida)|quemar|hacerle|desaparecerme|publicar|difundir|subir|llevarse a (mis|los)|echarme ácido|violarme|mandar)`,
  `(${CLOSE}|él|ella|vecino|tipo|hombre|sujeto|me|le) (me |le |nos |la )?(amenazó|amenaza|apunta|apuntó|persigue|persiguió|sacó|saca|puso|pone|atacó|encañonó|corretea|correteó|esperó|puntó) (con )?(un|una|el|la) (${BLADE}|arma|pistola|machete|cuchillo|fierro|rifle|escopeta|revólver|navaja)|(me|nos|le) (apunta|apuntó|encañonó|encañona) (con|cuando|en|a la)|(tiene|compró|guarda|carga|trae|esconde) (una|un) (pistola|arma|escopeta|revólver|rifle|fierro) …… (me|nos|miedo|enoja|matar*|amenaz*)`,
  `(quiere|quería|va a|iba a|intentó|trató de|quiso|quieren|van a|dijo que va a|puede|capaz de|jura que va a|juró que va a|podría|amenaza con|amenazó con|intentaron|buscan|busca) (matarme|matarnos|golpearme|pegarme|violarme|ahorcarme|estrangularme|secuestrarme|quemarme|apuñalarme|envenenarme|hacerme daño|lastimarme)~(si llego|de (risa|amor)|en el (juego|examen|gym)|la gripe)|<(no|mi (mamá|madre|papá)) me (quiere|quiso|quería|intentó|trató de|va a|quieren|van a|iba a) (matar|pegar|golpear|violar|ahorcar|hacer daño|lastimar|envenenar|secuestrar|quemar|apuñalar)~(de|si|cuando|con la mirada|el|la|a (besos|trabajo)|en el)`,
  `(dice|dijo|jura|juró|asegura|repite|grita|gritó|advirtió|prometió) (siempre )?que (me|nos|la|lo|los|las) (va a |iba a |quiere )?(matar|mata|matará|mate|pegar|golpear|echar ácido|quemar|desaparecer|partir|romper la cara|encontrar y|quitar a mis hijos y|hacer daño|meter una bala|disparar)|(dice|dijo|jura|juró|advirtió|repite) que si (lo|la|me|hablo|cuento|denuncio|no) … (mata|matará|matar|mato|pega|arrepentir|desaparece|quema|va a pesar)|(me|nos) (va a matar|mata|matará|quema|busca y me mata) (a mí y|a mí y a|si (lo|la) (dejo|denuncio)|si (se entera de que|me voy|hablo|cuento|salgo con|denuncio|regreso|me separo|me ve con|me encuentra)|cualquier día|un día de estos|uno de estos días)~(de risa)|si (lo|la|me) (dejo|voy|denuncio|separo) (de él |de ella )?(me|nos|se) mata`,
  `(temo|temer|miedo) por (mi (vida|seguridad)|la vida de (mi|mis)|la seguridad de (mi|mis)|mi integridad|mis hijos)~(amorosa|laboral|académico|futuro)|(mi|su|nuestra) vida (corre|está en) (peligro|riesgo)|(corro|estoy en) peligro~(de (perder|suspender|reprobar)|extinción)`,
  `(${PARTNER}|hombre|tipo|vecino|él|acosador|desconocido|exjefe) … (me|nos) (persigue|acosa|espía|hostiga|espera afuera|sigue (a|hasta|por|cuando|en la calle)|busca para|vigila|acecha|stalkea|anda siguiendo|está siguiendo|espera fuera|localiza)~(en (sueños|mis sueños|redes para|instagram$)|el recuerdo|con la mirada)|<((el|la) _) me (acosa|acosan|acosaba|acosó|hostiga|acosaron)~(la|el|una|un|esa|ese|esta duda)|me sigue(n)? (hasta (la|mi) casa|por la calle|a todos lados|a todas partes|en la calle|desde el trabajo)~(la (suerte|luna)|mi (perro|gato))`,
  `orden de (alejamiento|restricción|protección)|(huí|huyendo|huir|escapé|escapar|escaparme|escondida|escondido|refugiada|me escondo|me escondí|huimos|nos escondimos) (de|del) (mi |la casa de |casa porque |casa por )?(${CLOSE}|casa (porque|por)|él|ella|agresor|violador|maltrato)~(de (deudas|responsabilidad))`,
  `(no me deja|no nos deja|me prohíbe|no la deja|me prohibió|no deja que) (ni )?(salir|salga)( sola)?( (de|a) (la |mi |nuestra )?(casa|calle|ningún lado))?( ni|$| y| sin su)|(no me deja|no la deja|me prohíbe|me prohibió) (ni )?(trabajar|estudiar ni|ver a mi(s)? (familia|mamá|hijos|amig)*|hablar con (nadie|mi familia|hombres|mis amigas|otros)|tener amig(os|as)|usar (el|mi) (celular|teléfono)|visitar a mi|ver a mis amig(as|os)|tener dinero)~(hasta que|horas extra|a estas horas|con (el|tanto) ruido|en pareja)`,
  '(me|nos|la|lo|los) (encierra|encerró|encerraba|encierran|encerraron) (con llave|en|bajo llave|cuando|y|todo|a)|me obliga a quedarme (encerrad|en casa|dentro)*|me (quitó|quita|escondió|esconde|retiene|retuvo|quitaron) (los documentos|el pasaporte|mis documentos|mi pasaporte|los papeles|mis papeles|mi (ine|dni|visa|cédula))|(me|nos) (secuestraron|raptaron|drogaron|estrangul*)|(me|nos) tienen retenid*',
  {
    all: [
      '(me (insulta|humilla|denigra)|me trata como (basura|esclava|animal|un perro))',
      '(todos los días|a diario|siempre|golpe*|peg*|empuj*|miedo|encierr*|jal*|amenaz*|frente a|no valgo|sin él no)',
    ],
    none: ['(jefe|jefa|trabajo)'],
  },
  {
    all: [
      '(me quita (el|mi|todo el|todo mi) (dinero|sueldo|salario|plata|tarjeta|quincena|celular)|me dice que sin él no soy nada|me aleja de mi familia|me controla (todo|el dinero))',
      '(empuja|no me deja|no soy nada|pega|golpea|grita|miedo|salir|amenaza|insulta|humilla)',
    ],
    none: ['(papás|mamá|mis padres)'],
  },
  `(en (la escuela|el colegio|el cole|el insti|clase|la secundaria|la prepa|mi salón|el liceo|el recreo)|${OTHERS}|mis compañeros) …… (me|le|lo|la) (pegan|golpean|pegaron|golpearon|agarran|hacen bullying|patean|empujan|encierran|escupen|amenazan|tiran al|pega|golpea)~(${NOT_BLOWS})|(me hacen|sufro|víctima de|le hacen|hacen) (mucho )?bullying`,
];

/** Abuse of the body and of intimacy. */
const ABUSED: readonly Rule[] = [
  '(abusa|abusó|abusaba|abusan|abusaron|abusado|abusar|abusara|abuse|abusando|abusaban) (sexualmente )?de (mí|ella|él|nosotr*|mi (hij*|herman*|sobrin*|niet*|prim*|amig*|mamá|madre|cuerpo|inocencia|niñ*)|su (hij*|herman*|sobrin*|niet*|prim*|espos*)|un(a)? (niñ*|menor|alumn*|chic*|compañer*|mujer)|una de|los niños|las niñas)~(confianza|paciencia|tiempo|buena|generosidad|bondad|amabilidad|nobleza|energía|en el juego)',
  '(fui|fue|he sido|ha sido|haber sido|siendo|fuimos|era) (sexualmente )?(abusad|violad|manosead|ultrajad|tocad|forzad|vejad)(a|o|as|os)( sexualmente)?~(por la vida|por su música|la privacidad)',
  {
    all: [
      '(abuso(s)?|abusaba|acoso|agresión|agresiones|violencia|explotación|ataque|acosa|acosó|acosaba|abusó|abusa|abusaron) (sexual|sexuales|sexualmente|infantil|a menores|de menores|de un menor|de una menor|en (la|mi) (infancia|niñez))',
    ],
    none: [SUBJECT_MATTER],
  },
  `(me|la|lo|nos|le|las|los) (ha |han |había |habían |quiso |intentó |intentaron |querían |trató de |va a |quiere )#(${RAPES}|violad(a|o)|violar|biolar)~(la (cerradura|privacidad|correspondencia|cuenta|intimidad|seguridad)|el (contrato|auto|coche|derecho|correo)|los (derechos|términos)|mis (derechos|principios)|las (normas|reglas))`,
  `${ANYBODY} (${RAPES}) a|(violaron|violó|violan|viola) a (mi|una|su|un|la) (${WEAK}|chica|amiga)|(una|la|mi|sufrí una|de una|intento de|de) violación~(de (derechos|contrato|privacidad|la ley|datos|normas|seguridad|las)|al|del|a (mi privacidad|los derechos))|violarme|violador~(de la ley)`,
  '(me|nos|la|lo) (obliga|obligó|obligan|forzó|fuerza|forzaron|obligaba|obligaron|presiona|presionó|exige|chantajea|obligaban|fuerzan|forzaba) (a|para|con) (tener (sexo|relaciones|intimidad|sexo oral)|acostarme|acostarse|acostarnos|desnudarme|desnudarse|prostituir*|tocarlo|tocarla|tocarle|hacer (cosas|cosas sexuales|eso|el amor)|hacerle|vender mi cuerpo|ver porno|mandar fotos|besarlo|estar con (él|otros|hombres|sus amigos)|coger|follar|un trío|hacerlo|abortar|grabar*|dormir con)|me forzó~(la (mano|cerradura)|a (ir|estudiar|trabajar|comer|sonreír|ver|tomar una))',
  '(tiene|tuvo|tuvieron|tenía|quiere tener|hizo|se aprovechó de|abusa de|abusó de) (sexo|relaciones|cosas|mí) (conmigo )?… (sin que (yo )?(quisiera|quiera)|mientras (yo )?(dormía|duermo|estaba (dormid|borrach|inconsciente)*)|a la fuerza|contra mi voluntad|sin mi consentimiento|aunque (le dije|le digo|digo) (que )?no|por la fuerza)|(contra mi voluntad|sin mi consentimiento|por la fuerza|a la fuerza)~(me|nos) (mudaron)',
  '(no acepta|no respeta|no entiende|ignora) (un |mi |que le diga |cuando digo |que diga |mis )?no(es)? …… (cama|sexo|íntim*|relaciones|toca|daño)|le digo que no y (sigue|lo hace|igual|me)|(aunque|cuando) (le )?(digo|dije|diga) que no …… (sexo|relaciones|acost*|toca|fuerza|obliga|cama|hace daño)',
  `(me|nos|la|lo|le) (han |ha |estuvo |estaba )?(manose*|toquete*|metió mano|mete mano|metieron mano|metía mano|metieron los dedos|tocaron|tocado|tocando|tocan|tocaban|toca|tocó|tocaba|agarró|agarra|agarran|soba|sobó|roza|frota|tentaron) (por |debajo |en )?(las |mis |sus |la |mi |los |el |sus )?(${BODY}|sin (mi )?(permiso|consentimiento|querer|que yo)|mientras (duermo|dormía|me baño)|debajo de (la ropa|mi|la falda)|cuando (dormía|duermo|estamos solos|mi mamá no|nadie)|por debajo|a la fuerza)|me (manosea|manoseó|manosearon|manosean|manoseaba|toquetea|toqueteaba|tocaron sin)`,
  `(${CLOSE}|padre|cura|sacerdote|pastor|profe|profesor|maestro|entrenador|coach|vecino|señor|hombre|jefe|patrón|doctor|médico|catequista|supervisor|tipo|amigo de mi (papá|mamá|padre|hermano)|novio de mi (mamá|madre|hermana)|ginecólogo|masajista|él|padrino|monitor|chofer|desconocido|viejo|compañero|alguien) (siempre |a veces |también |mayor |que |de _ |del _ |ya |casi |sexto |y )#(me|nos|la|lo|le|las|los) (mira … y me |besa y me |abraza y me )?(quiere |quiso |intentó |empezó a |ha |está |anda |estaba |sigue |vuelve a )?(${TOUCHES}|tocar|tocando|tocado|manosear)~(${TOUCH_OF_OTHER_SENSE})`,
  `me (está |anda |estaba )?(tocando|toca|tocaba|tocó) (mi|mi propio) (tío|padrastro|abuelo|primo|padre|papá|hermano|cuñado|vecino|profe|profesor|maestro|jefe|suegro|padrino|entrenador|señor|hermanastro)~(${TOUCH_OF_OTHER_SENSE}|la)`,
  '(se metía|se mete|se metió|se meten|entraba|entra|se acostaba|se acuesta|se sube|se subía|se cuela|se colaba) (a|en|sobre|encima de|conmigo en) (mi|su|la|mí) (cama|cuarto|habitación|recámara|pieza|ducha|baño)? ?(en (la|las) noche(s)?|de noche|por las noches|cuando (yo )?(dormía|duermo|era|me baño|me estoy|estoy)|y me|desnudo|con|$)~(mi (gato|perro|hijo|hija)|el frío|miedo)',
  '(desperté|despertaba|amanecí|me despierto) … (encima de mí|sobre mí|tocándome|desnuda|sin ropa)|(estaba|está|tenía) encima (de mí|mío) … (no quería|sin querer|no quise|dormía)|me (drogaron|echaron algo en (la|mi) bebida|emborracharon (y|para)|durmieron con)',
  '(me|nos) (hizo|hicieron|hacía|hacían|hace) (cosas|algo|cosas feas|cosas malas|cosas raras) (que (yo )?no (quería|quise|debía|entendía|puedo contar)|feas|malas|sexuales|cuando era (niñ|chic|pequeñ)*|en (mi|la) (cuarto|cama|cuerpo)|y me (dijo|pidió) que)',
  '(era|es) (nuestro|un|su) secreto …… (toca|tocaba|cama|cuarto|papá|tío|padrastro|abuelo|primo)|(toca|tocaba|tocó|besa|besaba|hizo) …… (es|era|fuera) (un |nuestro |su )?secreto|(no le contara|no le diga|no se lo diga|no le cuente|no contarle|no lo contara|no dijera|no diga nada) (a nadie|a mi (mamá|papá)|a tu mamá|nada a nadie)',
  '(publicar|subir|difundir|compartir|mandar|enviar|mostrar|filtrar|subió|publicó|difundió|filtró|enseñar|tiene|guarda|viralizar|colgar) (mis|unas|las|mi|el|un|esos|esas|a todos mis|unos) (fotos|nudes|videos|vídeos|packs?|pack|video|imágenes|foto) (íntim(a|o)s?|desnuda|desnudo|míos|mías|sexual*|privad(a|o)s|sin ropa|con él|conmigo|míos desnuda|mía desnuda|hot)|(fotos|foto|video|videos|nudes|pack) (íntim(a|o)(s)?|mías|míos|mía|mío|sexuales)? ?(desnud*|sin ropa|íntim*) …… (extorsion*|amenaz*|chantaje*|publicar|difundir|dinero)|(extorsion*|chantaje*|amenaza*|sextors*) …… (fotos|video|nudes|vídeo|pack|videos|íntim*|desnud*)|sextorsión|pornovenganza|porno venganza',
  '(me|la|nos) (prostituye|prostituyen|prostituyó|vendió|vende a|explota(n)? sexualmente|obligan a trabajar en (un )?(club|bar|burdel))|trata de (personas|blancas|menores|mujeres)|(me hacen|nos hacen|me obligan a) (trabajar|bailar) en (un )?(club|burdel|bar|prostíbulo|table)|me siento suci(a|o)( desde| por| porque)?',
  `(jefe|jefa|profe|profesor|maestro|compañero|supervisor|doctor|vecino|tío|suegro|cuñado|patrón|entrenador) … (me|la) (acosa|acosó|acosaba|se me insinúa|propone sexo|pide sexo|quiere (besar|tocar) a la fuerza|arrincona|arrinconó|besó a la fuerza|encerró|encierra)~(con preguntas|a (correos|mensajes de trabajo))`,
  'incesto|proxeneta|pornografía infantil|pederast*|pedofil*|pedófil*|grooming|explotación infantil|abusador de (niños|menores)',
];

const FRIGHT = '(miedo|pánico|terror|pavor|pavorizada|aterrad(o|a)|temor)';

/** What is told with few words, or from its edges. */
const HINTED: readonly Rule[] = [
  `(golpearme|maltratarme|acosarme|violarme|agredirme|cachetearme|abofetearme|golpearnos|maltratarnos|patearme|estrangularme|manosearme)~(el|la|con|en (el|la)|las|los)|(deja|dejar|dejó|deje|vuelve|volvió|vuelva|empieza|empezó|termina|acaba) (de|a|por) (pegarme|pegarnos|perseguirme|amenazarme|pegar|golpear|tocarme|insultarme y)~(a la pelota|al balón)`,
  `<((el|la|los|las|esta|este|ese|esa|eso|su|tu) _|no|se|qué|cuánto|no me|color|canción) (me|nos) (pega|pegan|pegaba|pegó|golpea|golpeaba|golpean|cachetea|patea|empuja|ahorca|maltrata|insulta y pega)$`,
  `(si|cuando|cada vez que|porque|y) (_ ){0,5}(me|nos) (pega|pegan|pegaba|golpea|golpeaba|cachetea|patea|empuja|ahorca|maltrata)$`,
  `(${CLOSE}|él|ella) …… (me|nos|le|la) (ha|había|han|habían) (puesto la mano|levantado la mano|alzado la mano|dado (una|un|de|golpes)|roto (la|el|los|un)|tirado (al|del|contra)|dejado (marcas|moretones|un ojo)|pegado|golpeado|encerrado|amenazado|empujado|jalado|agarrado (del|a))`,
  '(cada|después de (los|cada|sus|un)|tras (los|cada|sus)|aguantar|más|los|sus|tantos) golpe(s)? (que me|me|de mi (marido|esposo|pareja|papá|padre|novio))|(cambiar|perdón|perdona|arrepiente|llora|promete|jura) … (después|luego|tras) (de )?(cada|los|un|sus|de) (golpe|golpes|golpiza|paliza|pegarme|golpearme)|malos tratos|mal(os)? trato(s)? (físic*|psicológic*)|violencia (en|dentro de) (mi|la|esta) (casa|relación|pareja|familia|hogar)',
  `(con|a) (el|la|un|una|su|lo que) (cinturón|cinto|correa|chancla|cable|palo|fierro|bat|látigo|vara|regla|manguera|tabla|zapato|plancha) …… (me|nos|le|a mi)|(me|nos|le) (da|dio|daba|pega|dan|castiga|agarra|agarró) (_ )?con (el|la|un|una|su) (cinturón|cinto|correa|chancla|cable|palo|fierro|bat|látigo|vara|manguera|tabla)`,
  `(me siento|estoy|vivo|corro|corremos|estamos|está|siento que estoy) (en|con) (peligro|riesgo|mucho peligro) (con|por|en) (mi |mi propia )?(${CLOSE}|casa|él)`,
  {
    all: [
      FRIGHT,
      '(volver|llegar|regresar|entrar|estar|quedarme|dormir|salir) (a|en|de|con|sola) (mi |la )?(casa|solas|él|calle|mi cama)',
      '(marido|esposo|pareja|novio|padrastro|papá|padre|ex|exmarido|exnovio|hermano|tío|abuelo|suegro)',
    ],
    none: ['(ladron*|robo|asalt*|perro|examen|notas|tatuaje)'],
  },
  {
    all: [
      '(me|nos) (sigue|siguen|está siguiendo|anda siguiendo|persigue|acosa|espía|vigila|acecha|hostiga|viene siguiendo|ha seguido|amenaza|llama (todo el día|a todas horas))',
      `(ex|exnovio|exmarido|expareja|hombre|tipo|vecino|desconocido|señor|compañero|alguien)`,
      `${FRIGHT}|asust*|policía|casa|trabajo|denunci*|calle`,
    ],
    none: [
      '(instagram|redes|tiktok|facebook|pensamientos|sueños|trabajo de grupo|amenaza con (irse|dejarme|no))',
    ],
  },
  `(${CLOSE}|él) …… me (fuerza|forzaba|forzó|obliga|obligaba|somete|sometía|ultraja)( cuando| aunque| a hacerlo| en la cama| a estar con|$)~(estudiar|trabajar)|(aunque|cuando) (no|yo no|le digo que no) (quiero|quiera|tengo ganas) …… (me (obliga|fuerza|lo hace|agarra|penetra|monta)|lo hace igual|insiste y)|(me (obliga|fuerza|agarra|penetra)) …… (aunque|cuando) (yo )?no (quiero|quiera|quería)`,
  '(tratan|trata|trataba) (como|peor que) (un |una )?(animal|perro|esclav(o|a)|basura)|(me tiene|me tienen) como (esclava|sirvienta|presa|prisionera)|(no me deja|me controla) (ni )?(respirar|ir al baño|hablar con nadie|ver a nadie|tener amigos|salir sola|tener celular)',
];

/** All of what somebody suffers at the hands of another. */
export const VIOLENCE: readonly Rule[] = [...BEATEN, ...THREATENED, ...ABUSED, ...HINTED];
