import {
  ANIMALS,
  INTIMATE_PHOTOS,
  CHILD,
  CLOSE,
  GROWN_AGE,
  HARM_BARE,
  KILL_BARE,
  MINOR_AGE,
  OTHERS,
  WEAK,
} from './crisis-words.ts';
import type { Rule } from './phrases.ts';

/** Somebody under eighteen, in their own words. */
export const I_AM_YOUNG = `(tengo|cumplí|con mis|a mis|soy (una |un )?(niñ(a|o)|chic(a|o)|adolescente) de|con) ${MINOR_AGE}( añitos| años)?~((años )?(de (casad|experiencia|relación|noviazgo|matrimonio|trabajo|trabajar|antigüedad|vivir|estar|ser|haber|edad mental|servicio|carrera|estudiar|no|sobri|divorc|viud|soltera)*|con (mi|él|ella|una|un)|en (la|el|esta|este|pareja|mi)|juntos|sin|trabajando|viviendo|saliendo|estudiando|casad*|sol(a|o)|tirando|leyendo)|meses|días|semanas|horas|minutos|gatos|perros|hermanos|hijos|mil|euros|pesos|plantas|nietos|primos|sobrinos|kilos|amigos|tíos|alumnos|empleados|clientes)|soy menor( de edad)?|voy en (primero|segundo|tercero|primaria|secundaria|sexto|quinto|la primaria|la secundaria)`;
const GROWN = `(señor|señora|adulto|adulta|hombre|hombres|viejo|padrastro|profe|profesor|maestro|entrenador|vecino|pastor|cura|mayor de edad|mucho mayor|alguien mayor|tío|mayor que yo|extraño|desconocido|patrón|jefe|coach|catequista|(de|tiene|con|él|es de) ${GROWN_AGE})`;
const APPROACH =
  '(verme|vernos|veamos|verlo|conocer*|conozcamos|fotos|foto|nudes|video|videollamada|secreto|escape|escaparme|fugarme|fugarnos|huir|vaya|irme|ir a su|a solas|su casa|hotel|besa|beso|besó|besarme|toca|tocó|toque|regala|regalos|mensajes|escribe|manda|cuarto|cama|mira|casar|casarme|embarazada|novio|novia|pareja|salgo|salir|relación|relaciones|sexo|quiere|propone|pide|ofrece|dinero|enamorad(a|o)|andar|ando|acost*|encontrarnos|juntarnos|cita|modelo|desnud*|amenaza|obliga|sigue|me ama|me adora|su princesa|sexy|mi cuerpo|madura para mi edad)';
const SUFFERS =
  '(me (pega|pegan|golpe*|maltrata*|toca|tocan|tocó|obliga|encierra|amenaza*|acosa|pegó|lastima|viol*|besa|manosea|castiga con|da miedo volver|quiere casar|quieren casar|vende*|graba|hace cosas)|nos pega|embarazada de mi|(quiero|pienso) escapar*|no me da(n)? de comer|me dejan sol(a|o) (días|semanas))';
const YOUNG_ONE =
  '(niñ(a|o|as|os|ita|ito|itas|itos)|nen(a|e|as|es|ita)|chic(a|o|as|os|uela)|chiquill(a|o|as|os)|muchach(a|o|it*)|jovencit(a|o|as|os)|morrit(a|o|as|os)|morr(a|o|as|os)|chavit(a|o|as|os)|chav(a|o)|pelad(a|o|ita)|pib(a|e|ita)|adolescente(s)?|menor(es)?|alumn(a|o|as)|colegial(a|as)|hijastra|ahijada|niñat(a|o)|lolita(s)?|cabr(a|o) chic(a|o)|vecinita|escolar(es)?|estudiante|sobrina|prima|hija de mi (vecin|pareja|novi|amig|espos)*|alguien|mujer|novi(a|o)|una)';
const YOUNG_AGE =
  '([5-9]|1[0-5]|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince)( años| añitos)?';

/** Children in danger, and adults who seek them. */
export const MINORS: readonly Rule[] = [
  {
    all: [I_AM_YOUNG, GROWN, APPROACH],
    none: ['(reprobar|calificacion*|examen|beca|mi salón|el recreo|dejan (ir|salir)|dan permiso)'],
  },
  {
    all: [I_AM_YOUNG, SUFFERS],
    none: [
      `me toca (_ar|_er|_ir|el|la|un|una|con)`,
      'me obliga(n)? a (estudiar|ir|comer|hacer (la|mi)|limpiar|tocar|entrenar)',
    ],
  },
  `(tengo|cumplí) ${MINOR_AGE}( años)? y (mi novio|mi novia|salgo con|un|el|él|estoy con|ando con|mi pareja|me gusta un (señor|hombre|adulto)) … (adulto|mayor de edad|${GROWN_AGE})`,
  `(me (gusta|gustan|atrae|atraen|excita|excitan|calienta|calientan|enamoré de|encanta|encantan|prende)|(enamorad|obsesionad|enganchad|clavad)(o|a) (de|con)|siento (algo|atracción|deseo|amor|cosas) (por|hacia)|(quiero|quisiera|voy a|puedo|deseo|cómo|hago para|pienso|gustaría|busco|tengo ganas de) … (conocer|conquistar|ligar|salir|verme|vernos|ver|quedar|besar|acostar*|seducir|tener (sexo|relaciones|algo)|convencer|estar|encontrarme|coger|follar|enamorar|contactar|invitar|tocar)|(salgo|ando|estoy saliendo|quedé|me veo|hablo|chateo|me escribo|tengo una relación|me acosté|tuve (sexo|relaciones|algo)|estoy|coqueteo|mi (novia|pareja|chica) (es|tiene))) (a |con |a escondidas |a solas |unas |mi |de |con (mi|la|las|los) )#(una |un |unas |unos |la |el |las |los |esta |ese |esa |mi )?${YOUNG_ONE} (de|que tiene|con|tiene|es de|como de|menor de|entre) (apenas |solo |unos |entre )?${YOUNG_AGE}~(meses|y (medio|mi)|y tengo 1|y yo (de|tengo) (1[0-7]|_ce)|yo 1|kilos|grados)`,
  {
    all: [
      `(tengo|con mis|mis) (${GROWN_AGE}|1[89])`,
      `(chic|niñ|muchach|menor|adolescent|morr|chav|alumn|novi|pareja|ella|él|una|nen|pib)* (de|tiene|con|es de|que tiene) ${YOUNG_AGE}`,
      '(gust*|enamor*|futuro|salir|salgo|quedar|amor|novia|novio|relación|sexo|besar|corresponde|quiere|verme|vernos|conocer|atrac*|atrae|escondidas|acost*|solas|estar con)',
    ],
    none: [
      `(${CLOSE}|${CHILD}) (mayor |menor |pequeñ(o|a) )?(de|tiene) ${YOUNG_AGE}`,
      `${MINOR_AGE}( años)? (de|juntos|casad|con|en|sin|trabaj)*`,
    ],
  },
  '(me (atrae|atraen|excita|excitan|calienta|calientan|ponen|prenden|llaman sexualmente|gustan (mucho )?(las|los) (niñ(a|o)s (pequeñ*|chiquit*|de|menor*|como|sexual*)|menores|jovencitas|colegialas|chiquitas|escolares))|(siento|tengo|sentir|tener) (atracción|deseo(s)?|excitación|fantasías|pensamientos sexuales|impulsos)( sexual(es)?)?( por| hacia| con| de| sobre)?) (los |las |la |el |una |un |mi |a los |a las )?(niñ(o|a)s?|menor(es)?|nen(a|e)s?|bebés|adolescentes|chiquit(o|a)s|hij(a|o)s? de|sobrin(a|o)|hijastra|colegialas|infantes|alumnas|pequeñ(a|o)s|menores de edad)*~(grandes|con (ritmo|él|ella))',
  `(menor(es)?|niñ(a|o|as|os)|adolescente(s)?|alumna|chica menor|jovencita|nena) …… (confíe en mí|confianza conmigo|quede conmigo|sin que (sepan|se enteren|se entere|sepa) (sus|su|los) (padres|papás|mamá|familia)|a escondidas de sus|mande fotos|fotos desnud|me mande|venga a mi casa sol|acost* conmigo|sexo conmigo)|(escondidas|solas|secreto|hotel) con (una|un) (menor|niñ*|adolescente|alumn*|chic(a|o) de (1[0-7]))`,
  `(${CLOSE}|${OTHERS}|señor|novio de|amigo de|alguien|la muchacha|la maestra|cuidadora) …… (toca|tocó|tocaba|tocado|tocando|manosea|manoseó|besa|besó|acaricia|molesta|mira raro|abusa|abusó|golpea|pega|pegó|maltrata|amarra|encierra|deja sin comer|quema|baña con|duerme con|se mete con|se metía con|se desnuda frente|lastima|zarandea|sacude) (a|de|con|en la cama de|al) (mi|mis|su|sus|un|una|los|las|el|la|nuestr(a|o))? ?(propi(a|o) )?${CHILD}~(grande|mayor|con (cariño|ternura)|en el (videojuego|ajedrez|torneo))`,
  `<(no|le|les) (toca|tocó|tocando|tocado|tocaron|tocan|manose*|abus*|peg(a|ó|ando|an)|golpe(a|ó|ando|an)|maltrat(a|ó|ando|an)|amenaz(a|ó|an)|acos(a|ó|an|ando)|molest(a|ó|ando) sexualmente a|viol(a|ó|ando|aron)|lastim(a|ó|ando)) (a|de) (mi|mis|su|sus|un|una|los|las|el|la|nuestr(a|o))? ?${CHILD}~(en el (juego|ajedrez)|con balón)`,
  `(mi|la|una|el|un|mis|su|nuestra) ${CHILD} …… (dice|contó|cuenta|confesó|dijo|me contó|me dijo|asegura|escribió|dibujó|llora) …… (toca|tocan|tocaba|tocó|tocaron|mete (a|en) su cama|sus partes|le (pega|pegan|pegó|hace|hacen|hizo|hicieron|pide) |hace cosas|le hicieron|pega|golpea|miedo a su|miedo de su|secreto con|besa en la boca|abus*|fotos|desnud*)~(la guitarra|el piano|la puerta|la clase|exponer|jugar|bromas)`,
  `(mi|la|una|el|un|mis|su|los|las|nuestr(a|o)|esa|ese|unos) ${CHILD} …… (llega|llegó|viene|vuelve|aparece|apareció|tiene|regresa|volvió|amanece|está|llora|con|sufre|sufren) …… (golpes|golpead(o|a|os|as)|moretones|moratones|quemaduras|marcas (de|en)|mordidas|maltrat*|lastimad(o|a)|morad(o|a)s en|rasguños|desnutrid*|encerrad(o|a)|amarrad(o|a))~(de (suerte|balón|calor|la bici)|jugando|del (fútbol|deporte|parque)|por (jugar|la bici|correr))`,
  `(mi|la|una|el|un|mis|su|los|las|nuestr(a|o)|esa|ese|unos) ${CHILD} … (corre(n)? peligro|está(n)? en (peligro|riesgo)|no está(n)? a salvo|pasa(n)? hambre|es maltratad(o|a)|es abusad(o|a)|fue abusad(o|a)|sufre (maltrato|abuso|acoso|bullying)|(vive|viven) con (un|su) (abusador|agresor|maltratador))`,
  `(no (le|les) dan? de comer|lo (amarra|encierra|deja encerrad*)|la (amarra|encierra)|los (amarra|encierra|golpea|maltrata|deja solos (días|toda la noche))) …… ${CHILD}|${CHILD} …… (no le dan? de comer|(lo|la|los|las) (amarra|amarran|encierra|encierran|tiene encerrad|tienen encerrad|golpea|golpean|maltrata|maltratan|descuida mucho|deja sin comer|dejan sin comer|abandon(a|ó) solit)*)~(en la (cuna|clase))`,
  `(le|les) (pego|pegué|pega|pegan|grito y pego|doy (golpes|con el cinto|nalgadas fuerte|cachetadas)) (a veces |muy |fuerte |duro |mucho )#(a|al) (mi|mis|su|sus|un|una|los|las|el|la)? ?${CHILD}~(la (gripe|gripa))|${CHILD} …… (lo|la) dejo marcad(o|a)|(ganas de|impulso de|pienso en|podría|voy a|quiero|miedo de|temo) (golpear|sacudir|lastimar|ahorcar|ahogar|tirar|matar|pegarle|hacerle daño|asfixiar|callar a golpes|aventar|zarandear|estrangular) (a|al) (mi|mis|la|el|un|una)? ?(propi(a|o) )?${CHILD}`,
  `(me|le|nos|les) (pide|pidió|piden|mandó|manda|pedía|pidieron|exige|toma|tomó|saca|sacó|pasó|envía|envió) … ${INTIMATE_PHOTOS}~(del (viaje|perro|bebé nuevo)|de (mi|su) (boda|viaje))|(mandarle|enviarle|mandar|enviar|mando|mandé|envié) … (nudes|pack|fotos desnud*|fotos íntim*|fotos sin ropa) …… (señor|hombre|tengo 1[0-7]|menor|profe|desconocido|me amenaza)`,
  `(videos|fotos|imágenes|vídeos|pornografía|porno|material|archivos) (sexuales |desnudos |íntimas |pornográficos )?(de|con) (niñ(o|a)s|menores|infantil|bebés|nenas|adolescentes|niñ(o|a)s desnud(o|a)s) …… (compu*|celular|teléfono|marido|esposo|tío|padrastro|papá|hermano|descargué|encontré|vi|ve|mira|qué hago|guarda|novio|pareja|disco|excita*)~(la fiesta|cumpleaños)|(vi|encontré|descubrí|mira|ve|guarda|descarg*) … (porno|videos sexuales|pornografía|fotos desnudas|videos raros|fotos) (de|con) (niñ(o|a)s|menores|infantil|nenas)~(del cumple*|de la fiesta|jugando)`,
  `(embarazada|embarazó|embarazo) (de|por) mi (padrastro|papá|padre|tío|abuelo|hermano|primo|profe|padrino|suegro)|(casar|casarme|casarla|vender|venderme|venderla|entregar|entregarme) (con|a) (un|ese) (señor|viejo|hombre mayor|hombre de) …… (tengo 1[0-7]|obliga*|menor|papá|mamá|quieren)|(quieren|quiere) (casarme|venderme|entregarme)|me quiere(n)? (casar|vender|entregar) con`,
  'me besa en la boca y me|(se mete|se metió|se metía|entra) (a|en) (su|la) (cama|cuarto) (de (mi|la) (hij|niñ|sobrin|herman)*|y (la|lo) toca|en (la|las) noche)',
  `(padrastro|novio de mi mamá|tío|abuelo|profe|profesor|maestro|padrino|primo mayor|vecino) …… (me (mira|ve|espía|graba) … (baño|bañ*|cambio|ducha|desnud*|visto|vestirme|duermo)|quiere (verme|estar) a solas)`,
];

const HER_OR_HIM = '(lo|la|los|las|le|les|se lo)';
const SOMEBODY = `(mi|mis|su|sus|ese|esa|este|esta|un|una|el|la|los|las|al|otra|mi propi(o|a)|tu|todos|toda|alguien|gente|personas|la gente|quien|varios|mi ex|nuestr(o|a))`;
const DARK =
  '(quiero|qiero|quisiera|voy a|pienso( en)?|pensando( en)?|pensé en|pensado( en)?|ganas de|deseo|debería|estoy por|a punto de|planeo|planeando|decidí|decidido|me gustaría|necesito|fantaseo con|sueño despierto con|sueño con|capaz de|podría|tengo que|impulsos? de|me provoca|quería|día para|día de|bueno para|mejor para|vamos a|juro que|día es mejor para|conviene|idea de|intenté|plan para|ideas de|iba a|cómo|forma de|manera de|me urge|me late|pagar para|contratar a alguien para)';

/** Harm that somebody means to do to others, or says to have done. */
export const THREATS: readonly Rule[] = [
  `<(no|no me|jamás|nunca) ${DARK} (que |hacer para |puedo |ir a |mandar a |solo |ya )?${HARM_BARE} (a|al) ${SOMEBODY}?~(${ANIMALS}|(mi|mis|la|las|los|el|su|este|esta|a) (propi(o|a) )?${ANIMALS}|preguntas|besos|${SOMEBODY} ${ANIMALS}|fiesta|deudas|gasto*|mi (maleta|coche|deuda)|todo (lo|el)|mi (yo|niñ(o|a) interior|pasado|ego))`,
  `<(no|no me|jamás|nunca) ${DARK} (ir a |mandar a |ya )?${KILL_BARE}${HER_OR_HIM}~(de (risa|amor|la risa)|a (besos|cosquillas|abrazos)|en (la cocina|el horno|cenizas|el final|mi (novela|cuento|historia)))`,
  `<(no|nunca|jamás) ${DARK} (${KILL_BARE} (gente|personas|a todos|a alguien)|(dispararle|dispararles|balear|balearlo|pegarle|golpearla|golpearlo|romperle (la cara|los huesos|las piernas|la madre)|partirle (la cara|la madre|el alma)|quemarle la|hacerle daño|hacerles daño|hacerlos sufrir|meterle (un (tiro|balazo|plomazo)|cuchillo|una bala)|pegarle (un tiro|a mi)|secuestrarl(a|o)|violarl(a|o)|torturarl(a|o)|desaparecerl(a|o)|mandarlo matar|mandarla matar|sacarle (los ojos|las tripas)|cortarle (el cuello|la garganta|los|la cabeza)|echarle (ácido|veneno)|darle (piso|muerte|veneno|cuello|un balazo|una paliza|una golpiza|matarile|baja)|agarrarl(a|o) a (golpes|palos|patadas)))~(al (gordo|balón|clavo|blanco|número)|la gripe|una (sorpresa|fiesta)|de risa)`,
  `<(no|jamás|nunca) (${HER_OR_HIM} (quiero|voy a|pienso|debería|podría|mando a|juro que|voy a mandar) (a )?(matar|asesinar|apuñalar|envenenar|golpear|lastimar|hacer daño|pegar un|dar piso|desaparecer|quemar|romper (la cara|la madre|los|las)|partir (la|el)|ahorcar|meter un (tiro|balazo)|disparar|hacer pagar con|degollar|quebrar|dar una (golpiza|paliza)|acuchillar|cortar el cuello|echar ácido)|le doy piso)~(de (risa|amor)|a (besos|cosquillas|abrazos|detalles)|con mi (silencio|éxito))`,
  `(lo|la|los|las) (mato|maté|mataré|matamos) (o no|y|si|con|a|yo|antes|mañana|hoy|ya|aunque|por|cuando|de una)~(que me (mire|llame)|de (risa|amor|la risa)|a (besos|cosquillas|preguntas|abrazos)|el tiempo|matando)|(merece|merecen) (morir|la muerte)~(de (risa|amor))`,
  {
    all: [
      `(quiero|ojalá|deseo|espero) …… (se )?(muera|mueran|muriera|muert(o|a)|desaparezca)`,
      '(encarg*|yo mism(o|a)|hacerlo yo|con mis manos|lo haré|voy a (hacerlo|ayudar)|brujería|amarre de muerte)',
    ],
  },
  '(lo|la|los|las) (quiero|prefiero|deseo|veré) (ver )?(muert(o|a)s?|bajo tierra|tres metros bajo)~(de (risa|amor|celos))',
  {
    all: [
      '(tengo|compré|conseguí|voy a (comprar|conseguir|llevar|llegar con)|cargo|traigo|llevo|llevaré|agarré|guardo) (una |un |el |la |las |mi )?(arma(s)?|pistola|rifle|escopeta|cuchillo|machete|fierro|navaja|gasolina|bomba|revólver)',
      '(pagar|pagarán|paguen|escuela|colegio|cuentas|vengar*|venganza|él|ella|ellos|todos|matar*|jefe|vecino|ex|oficina|aprender*|se va a enterar|acabar con)',
    ],
    none: [
      '(miedo|defender*|cocin*|secret(a|o)|camping|coleccion*|policía|caza|licencia|abuelo me dejó|airsoft|juguete)',
    ],
  },
  '(voy a|quiero|pienso|ganas de|planeo|vamos a|pensando en|amenacé con|cómo) (quemar|incendiar|prenderle fuego a|prender fuego a|explotar|volar) (la|su|mi|el|a|toda la|esa) (casa|escuela|oficina|negocio|coche|carro|edificio|depa|departamento|iglesia|local|pueblo)~(con (mi|el) (talento|música)|de (tanto|risa))|(voy a|quiero|pienso|planeo|ganas de|cómo) (poner|armar|fabricar|hacer|detonar|dejar) (una |la )?bomba(s)?~(de (agua|calor|baño|vapor|aire)|con (mi|este)|sexual)|(hacer una masacre|tiroteo en|matanza|masacrar a)',
  `(contratar|pagar|pagarle|contrato|contraté|conseguir|busco|buscar|conozco) a? ?(alguien|un sicario|unos|sicario|sicarios|gente|unos tipos|un matón|unos matones) (para que|que) (lo|la|los|las|le|les|me) (mate|maten|desaparezca|desaparezcan|golpee|golpeen|dé|den|madree|madreen|rompa|rompan|asuste|quiebre|calle|elimine)~(ayude|de clases|una mano)|sicari(o|os) (para|que|y)`,
  `<(no|sin) (quiero|voy a|pienso|deseo|ganas de|planeo|cómo|me) (vengarme|vengar|cobrármela|desquitarme) …… (dejarl(a|o) (en silla|ciega|sin|inválid|en coma|en el hospital|lisiad|paralític)*|matar*|sangre|muert(o|a)|sufra|golpe*|lastim*|ácido|fuego|cuchillo)~(siendo|con éxito)`,
  '(quiero|voy a|pienso|ganas de|deseo|estoy por|a punto de|pensando en) (cargarme|chingarme|echarme|bajarme|quebrarme|tumbarme|despacharme|reventar|cepillarme|darle cran) (a|al) (mi|ese|su|esa|un|este|el|la)~(examen|negocio|proyecto|materia|maratón|culpa)|(voy a|quiero) (darle|dar) (piso|matarile|cuello|chicharrón|baje) (a|al)',
  `(le pegué|le pego|golpeé|golpeo|lastimé|abofeteé|empujé|cacheteé|le di (una|un|de)|ahorqué|violé|abusé de|toqué) (a|cachetada a|golpes a|bofetada a|paliza a|golpe a|una cachetada a) (mi|una|un|la|el) (${WEAK}|novia|esposa|mujer|ex|pareja|marido|esposo|novio)~(sin querer jugando)|(ganas de|quiero|voy a|debo|tengo que) (golpear|pegarle|cachetear|abofetear|madrear|agarrar a golpes|violar|forzar) (a|hasta)`,
  `(${CLOSE}|amig(o|a)|vecino|compañero|alguien) …… (dice|dijo|jura|amenaza|juró|planea|quiere|piensa) …… (va a|con|que va a|en)? ?(matar|asesinar|apuñalar|quemar|matarl(o|a)|secuestrar|envenenar|golpear|lastimar|dispararle) (a|al) (su|mi|un|una|la|el|todos|alguien)~(personaje|cucaracha*|tiempo|gallo|pollo|cerdo)`,
  `(si no es|no es) (mí(a|o)|para mí|conmigo) (no (es|será|va a ser)|de nadie)* …… (matar|mato|nadie)`,
  `(maté|asesiné|apuñalé|envenené|acuchillé|atropellé y maté) (a|al) (mi|un|una|ese|el|la|alguien)~(${ANIMALS}|gato|perro|pez|planta|(mi|un|una|el|la) ${ANIMALS})|(tendré|saldrá|éxito|bien|pasa|impune) … si (mato|asesino|enveneno|apuñalo|lo mato|la mato|secuestro|quemo)`,
  `si (_ ){1,5}(lo|la|los|las) (mato|mataré|voy a matar|apuñalo|quemo viv)*$|(mato|maté|mataré|mataría|asesino|asesiné|enveneno|apuñalo|apuñalé|acuchillo) (a|al) (mi|un|una|ese|esa|alguien|todos|el|la|su) ?~(${ANIMALS}|planta*|(mi|mis|una|un|la|el) (${ANIMALS}|planta*))`,
  `(quiero|deseo|espero|ojalá) (que )?(se )?(muera|muerto|muerta|sufra|pague) …… (lo (haré|hago|voy a hacer)|voy a hacer(lo)? yo|por mi cuenta|yo mism(o|a)|con mis propias manos)|con mis propias manos …… (matar*|ahorcar*|acabar*)|(matar|ahorcar|acabar|estrangular)* …… con mis propias manos`,
];
