import type { Rule } from './phrases.ts';

const PARTNER =
  '(pareja|novio|novia|marido|mujer|esposo|esposa|ex|prometido|prometida|chico|chica|él|ella|mi hombre|señor|peor es nada|parcerito|pololo|polola|compañero|compañera|amante)';

export const BETRAYAL: readonly Rule[] = [
  '(infidelidad*|infiel|infieles|cuern(o|os|ito)|cornud(o|a)|cuerne(a|ó|ando)|amante|amantes|doble vida|adulterio|adúlter(o|a)|traicion*|traición|deslealtad|puñalada|apuñal*)',
  `(me|nos|lo|la|le) (está |esta |estaba |estuvo |ha |había |han |va a |iba a |andaba |anda )?(engañ*|mient*|mint*|ment(ía|ido|ir)|traicion*|estaf*|utilizó|usó|manipul*|ocult(a|ó|aba|ando)|escond(e|ió|ía)|cag(a|ó|aba|ando) con|fall(ó|aron)|clav(ó|aron) (el|un))`,
  '(lo|la) (caché|cachamos|descubrí|pillé|encontré|agarré|vi|atrapé) (con|en la cama|besa*|chate*|habla*|mensaj*|de la mano|abraz*)',
  `(encontré|descubrí|vi|leí|hallé|me salieron|le vi|revisé) …… (mensaj(e|es|ito|itos)|chat|chats|conversaciones|fotos|whatsapp|wasap|guasap|facturas de hotel|audios|nudes|tinder|perfil|correos|ticket|labial|condon*) …… (otr(a|o)|marido|${PARTNER}|su compañer*|su ex|alguien|una (mujer|tal|chava|mina|chica)|un (hombre|tipo|chavo))`,
  `(mensaj(e|es|ito)|chat|chats|fotos|conversaciones|llamadas) …… (de|con|a) (otr(a|o)|una (mujer|compañera|amiga|chica|mina|chava)|un (hombre|compañero|amigo|tipo)|su ex)`,
  `${PARTNER} …… (tiene|tenía|tuvo|anda con|andaba con|sale con|se ve con|ve a|está con|estuvo con|se fue con|se acostó con|se acuesta con|habla con|le escribe a|coquete* con|se metió con|se besó con|me cambió por|duerme con|embarazó) (a )?(otr(a|o|as)|alguien más|mi (mejor )?(amiga|amigo|hermana|hermano|prima|primo)|su (ex|compañera|compañero|secretaria|jefa|jefe)|una (compañera|mujer|chica|mina)|un (compañero|hombre)|la (otra|vecina))`,
  '(otra mujer|otro hombre|la otra|el otro|tercera persona|terceras personas|alguien más) …… (marido|espos(o|a)|novi(o|a)|pareja|relación|mensaj*|celular|teléfono|vida)',
  '(marido|espos(o|a)|novi(o|a)|pareja) …… (otra mujer|otro hombre|tercera persona|otra persona|tinder|bumble|la otra|hijo con otra|otra familia|una aventura)',
  '(chate(a|aba|ando)|se escrib(e|ía|en)|se mensajea|mensajeaba|coquete(a|aba)) …… con (otr(a|o)|su ex|una|un)',
  'se (acostó|metió|besó|enredó|lió|revolcó|fue) con (otr(a|o)|mi|su|alguien|una|un)',
  'se acost(ó|aba|aron) con|puso los cuernos|pone los cuernos|pusieron los cuernos|pintó el cuerno|ver la cara|vio la cara|me vieron la cara|se la está comiendo|me la pega|se la juega|me pinta(n)? (los )?cuern*',
  `(mi|mis|un|una|el|la) (mejor )?(amig(a|o|as|os)|soci(o|a)|herman(o|a|os|as)|prim(o|a)|cuñad(o|a)|jef(e|a)|compañer(o|a)|comadre|compadre|familia) …… (me robó|me robaron|me estafó|me traicion*|contó mi(s)? secreto*|me quitó (a |el |la |mi )|me dio la espalda|me dieron la espalda|a mis espaldas|por la espalda|me vendió|habla(ba|ron|n)? mal de mí|me usó|me mintió|me bajó|se quedó con|me falló|me hizo una chanchada)`,
  'a mis espaldas|por la espalda|me (dieron|dio) la espalda|(contó|contaron|divulgó|reveló) mi(s)? secreto*|robó (mi idea|mi proyecto|el dinero de los dos)',
  '(perdono|perdonar|perdonarle|perdonarl(o|a)|perdoné|confiar|confío|confianza) …… (engañ*|mentira*|minti*|infiel*|traic*|otra|cuern*|falló|hizo)',
  '(mentira|mentiras) de (mi|mis|él|ella)|(vivía|viví|vivo) (en|una) mentira|descubrí (que|la) (mentía|mentira|verdad|me)',
];

export const OWN_BETRAYAL: readonly Rule[] = [
  '(le|les|les|yo) (fui|soy|he sido|estoy siendo|estuve siendo) infiel',
  '(fui|soy|he sido|ser) infiel',
  '(engañé|estoy engañando|traicioné|le puse los cuernos|le mentí|le fallé|lo engaño|la engaño|les mentí|le oculté) (a )?(mi|un|una|él|ella|al|$|y|con|durante|a)',
  '(tengo|tuve|tenía|mantengo) (un |una )(amante|aventura|relación paralela|affaire|relación con (un|una) (hombre|mujer|persona) casad*)|soy (la|el) (amante|otra|otro)|me acosté con (otr(a|o)|un|una|el (esposo|novio|marido)|la (novia|esposa)|mi ex|su)',
  'fallé a (mi|mis)|le fallé',
];

export const SELF_CONTEMPT: readonly Rule[] = [
  '(no sirvo|no sirbo|no valgo|no balgo|no servimos) (para |pa |de )?(nada|ni|absolutamente|un carajo|ninguna|nd)',
  'no (sirvo|valgo)$|no valgo (la pena|nada|mucho|lo suficiente)|no sirvo (como|de) (madre|padre|hij(o|a)|mujer|hombre|pareja|persona)',
  '(soy|fui|seré|me siento|ser|sea) (un |una |el |la |tan |muy |bien |puro |pura |re |súper |siempre |como |más |peor |solo |nada más )#(fracas(o|ad(o|a))|fracasad(o|a)|inútil|inutil|basura|mierda|asco|asqueros(o|a)|estorbo|carga|idiota|estúpid(o|a)|estupid(o|a)|imbécil|pendej(o|a)|boludo|boluda|tarad(o|a)|bobo|boba|brut(o|a)|burr(o|a)|tont(o|a)|torpe|horrible|fe(o|a)|fe(í|i)sim(o|a)|gord(o|a)|vac(a)|monstruo|don nadie|nadie|cobarde|perdedor(a)?|mediocre|insuficiente|desastre|error|cero a la izquierda|poca cosa|patétic(o|a)|despreciable|repugnante|defectuos(o|a)|rot(o|a)|inservible|mal(o|a) (madre|padre|hij(o|a)|persona|espos(o|a)|amig(o|a)|mamá|papá|herman(o|a)|pareja|mujer|hombre)|mala mamá|lo peor|peor (madre|hij(o|a)|persona)|menos que|decepción|vergüenza|lastre|peso|invisible|rar(o|a))',
  '(mal|mala|pésim(o|a)) (madre|mamá|padre|papá|hij(o|a)|persona)~(de|del|me|que) …… (soy|seré|fui|siento|creo)',
  'me (odio|detesto|desprecio|aborrezco|repugno|doy (asco|vergüenza|pena|lástima|repulsión|rabia)|avergüenzo de (mí|quien|cómo|mi cuerpo|ser)|siento (tan |muy |re |bien |una |un |súper |totalmente )?(basura|inútil|poca cosa|fe(o|a)|gord(o|a)|insuficiente|fracasad(o|a)|menos|nada|nadie|mierda|asqueros(o|a)|tont(o|a)|incapaz|inferior|despreciable|invisible|estorbo|carga|que no valgo|reemplazable|horrible|sin valor|una porquería|mala persona))',
  '(odio|detesto|no soporto|no aguanto) (mi (cuerpo|cara|vida|forma de ser|físico|reflejo|nariz|panza|aspecto)|como soy|cómo soy|quien soy|quién soy|ser yo|ser así|ser como soy|mirarme|verme|lo que soy|lo que veo en el espejo)',
  '(nadie|quién|quien|ninguno|ninguna) (me |nunca me |va a |podría |jamás me |puede )#(quiere|querría|quererme|querrá|querer(me)?|ama|amarme|soporta|aguanta|necesita|extrañaría|elige|elegiría|valora|toma en cuenta|aguantarme|fijaría|fijarse en mí)',
  '(todo|nada) (lo |me |lo que hago |que hago |siempre )#(hago mal|arruino|echo a perder|estropeo|sale mal por mi culpa|hago bien|me sale bien|la cago|cago|rompo)',
  '(siempre|todo) (la |lo )?(cago|riego|arruino|echo a perder|estropeo|embarro|malogro|fastidio)',
  'por qué soy (tan|así|un|una|como soy|tal)',
  'no (merezco|meresco|me merezco|soy merecedor(a)?) (nada|que|ser|el|la|tener|cosas|a nadie|amor|su|vivir bien|un|una|cariño)',
  '(merezco|me merezco) (lo que me pasa|estar sol(o|a)|sufrir|esto|todo lo malo|que me)',
  'no soy (lo )?(suficiente|suficientemente|buen(o|a) (para|en) nada|bonita|linda|capaz|nadie|nada|normal|digno|digna|interesante|importante para nadie|inteligente)',
  'nunca (seré|voy a ser|soy|he sido) (suficiente|nadie|feliz porque|buen(o|a)|capaz|lo bastante)|nunca hago nada bien|no hago nada bien|no soy buen(o|a) (para|en) nada',
  '(qué|que) (tengo de malo|hay de malo en mí|está mal (en mí|conmigo)|hay mal en mí|me pasa que nadie|tengo que nadie)',
  'algo (está )?mal (en mí|conmigo)|estoy (mal hech(o|a)|dañad(o|a)|rot(o|a) por dentro|defectuos(o|a))',
  '(tengo|es|fue|todo es) (toda )?(mi )?(la )?culpa (de todo|mía|por ser|siempre)|todo es (mi )?culpa( mía)?',
  '(todos|los demás|cualquiera) (son|es|pueden|tienen) (mejor(es)?|más) … (que yo|menos yo)|soy la peor|soy el peor|no le importo a nadie|no encajo|estarían mejor sin mí|soy difícil de querer|imposible de querer',
  'me da asco (mi|verme|mirarme)|me veo (gord|fe|horribl|asquer)*(o|a|e)? (y|en el espejo)|doy asco|doy pena|doy lástima|doy vergüenza',
];

export const BREAKUP: readonly Rule[] = [
  '(me|nos) (dejó|cortó|terminó|botó|abandonó|plantó|mandó a volar|bloqueó|ghosteó|cambió por|pateó|echó de (la )?casa|dejaron|pidió (un )?tiempo|pidió espacio|pidió el divorcio)~(dinero|una herencia|la herencia|su|claro|en paz|pensando|ir|encargad*|a cargo|de pagar|un|una|las|los|el|en visto)',
  '(me dejó|me abandonó|se fue) (mi|sin|por|para|de la casa|de casa|con (otra|otro)|hace|ayer|el|después)~(dinero|herencia)',
  '(terminamos|rompimos|cortamos|tronamos|nos separamos|nos dejamos|lo dejamos|nos peleamos|terminó conmigo|cortó conmigo|rompió conmigo|terminé con|rompí con|corté con)~(el|la|los|las|de|un|una|proyecto|tarea)',
  '(ruptura|rupturas|desamor|corazón roto|me rompió el corazón|rompieron el corazón|corazón partido|despecho|mal de amores|duelo amoroso|tusa|entusad(o|a)|guayabo amoroso)',
  '(superar|superarl(o|a)|supero|olvidar|olvidarl(o|a)|olvido|sacarme) (de la cabeza )?(a )?(mi ex|l(o|a)|él|ella|esta (relación|ruptura|separación)|ese amor|mi (novi|espos)(o|a)|un amor|una ruptura|la ruptura|la separación)',
  '(olvidarl(o|a)|superarl(o|a)|sacármel(o|a) de)|no (lo|la) (supero|olvido|puedo olvidar|logro olvidar)|(lo|la) sigo (amando|queriendo|extrañando|llorando)|sigo enamorad(o|a) de mi ex|sigo llorando|(lo|la|te) extraño|extraño a mi ex|extrañ(o|ando) … ex',
  '(mi ex) …… (otra|otro|ya (tiene|anda)|se casa|embaraz*|rehízo|me bloqueó|novia nueva|nueva novia|nuevo novio|dejó)',
  'ya no me (quiere|ama|habla|busca)|dejó de (quererme|amarme|hablarme)|dejarme de querer',
];

export const DIVORCE: readonly Rule[] = [
  'divorci(o|arme|arnos|arse|ar|e|ad(o|a|os)|ando|ándome|amos|aron|aré|emos|os)|dibors(io|iar|iarme)',
  '(me|nos) (separo|separamos|estamos separando|estoy separando|voy a separar|vamos a separar)|separarme (de|y|o|$)|separarnos|separación (de|con|con mi|legal|conyugal)',
  '(dejo|dejar|dejarl(o|a)|abandono) a mi (marido|espos(o|a)|mujer|pareja)|(terminar|acabar|seguir) con (mi|este|nuestro) (matrimonio|marido|espos(o|a))|mi matrimonio (se (acabó|acaba|rompe|terminó|está)|terminó|no da|está (mal|roto|muerto|acabado))|(salvar|salvaré|salvamos|rescatar|salva) (mi|nuestro|este) (matrimonio|relación)',
  'irme de (la )?casa|separad(o|a) de (mi|él|ella)',
];

export const HEAVY: readonly Rule[] = [
  '(lloro|llorar|llorando|lloré|llanto|lágrimas)~(de (risa|alegría|felicidad|emoción))',
  '(tristeza|tristísim(o|a)|muy triste|tan triste|triste|deprimid(o|a)|depresión|angusti*|ansiedad|ansios(o|a)|pánico|desesperad(o|a)|desesperación|destrozad(o|a)|devastad(o|a)|hundid(o|a)|desolad(o|a)|desconsol*|agotad(o|a)|sin (fuerzas|ganas|rumbo|esperanza)|vacío|vacía|por dentro|trauma*|sufr(o|ir|iendo|imiento|í)|dolor (que|tan|muy)|duele (mucho|tanto|que|el alma|aún|todavía))',
  '(no puedo más|ya no puedo|no doy más|no aguanto|tocar fondo|toqué fondo|me ahogo|estoy rot(o|a)|me siento (muy |tan )?(sol(o|a)|perdid(o|a)|mal|vací(o|a)|triste|culpable|atrapad(o|a)|rot(o|a))|me quedé sol(o|a)|estoy (muy |tan )?sol(o|a)|soledad|nadie me (entiende|escucha|visita|llama))',
  '(culpa|culpable|remordimiento*|me arrepiento|vergüenza)~(de (él|ella|todos))',
  '(cárcel|preso|presa|prisión|detenid(o|a)|deportad(o|a)|deportaron|desaparecid(o|a)|desapareció|secuestr*|accident*|choque|incendi*|inundación|terremoto|sismo|temblor|desaloj*|desahucio|embarg*|quiebra|arruinad(o|a)|lo perdí todo|perdimos todo|me echaron|nos echaron|me corrieron|me despidieron|me quedé sin (trabajo|casa|nada))',
  '(bullying|acos(o|an|ada|ado)|abus(o|ó|aron|ador|aba)|violen(cia|to)|golpe(a|ó|aba)|maltrat*|humill(a|ó|an|aba|ación)|gritos|me grita|me pega|discriminan|se burlan)',
  '(adicción|adicto|adicta|alcohol|alcohólico|drogas|droga|recaída|recaí|recayó|apuesta compulsiv*|ludopatía|ludópata|rehabilitación)',
  '(enfermedad|enferm(o|a)|cáncer|tumor|hospital*|quimio*|alzheimer|demencia|diagnóstico|cirugía|internad(o|a))',
  '(no me habla(n)?|dejó de hablarme|me dejó de hablar|no quiere(n)? (verme|saber de mí)|me ignora(n)?|nos distanciamos|me quitaron a|se llevaron a) …… (hij*|mamá|papá|madre|padre|herman*|niet*|famil*)',
  '(hij*|mamá|papá|madre|padre|herman*|niet*) …… (no me habla(n)?|dejó de hablarme|no quiere(n)? (verme|saber de mí)|me odia|se avergüenza|se alejó|me rechaza|me echó)',
];
