import type { Phrase } from './phrases.ts';

const DEED =
  '(me (pego|doy|pegaría|daría|meto|pegaba) un (tiro|balazo)|me (corto|cortaría|rajo|abro|cortaba) las venas( con una galleta| con galletas)?|me (tiro|tiraría|aviento|aventaría|lanzo|lanzaría|arrojo|voy a (tirar|aventar|lanzar)) (por|de|del|desde|a|al) (la |el |un |una )?(ventana|balcón|puente|tren|metro|vía(s)?|precipicio|barranco|edificio|techo|azotea)|me (cuelgo|colgaría|ahorco|ahorcaría|mato|mataría|suicido|suicidaría|muero|moriría|quiero (matar|morir|suicidar|ahorcar))|(quiero|dan ganas de|ganas de) (pegarme un tiro|matarme|morirme|suicidarme|ahorcarme|tirarme por la ventana|cortarme las venas))';
const TRIFLE =
  '(tesis|tesina|examen|exámenes|parcial(es)?|finales|tráfico|calor|calorón|frío|hambre|lluvia|reunión|reuniones|junta(s)?|excel|informe(s)?|tarea(s)?|mudanza|dieta|lunes|horario(s)?|ruido|internet|wifi|cálculo|mate|matemáticas|estadística|física|química|inglés|fila|partido|equipo|américa|madrid|barça|boca|river|chivas|temporada|capítulo|serie|final|spoiler(s)?|carta(s)?|torre|tarot|café|chocolate|pizza|tacos|postre|impuestos|impresora|zoom|teams|trámite(s)?|gimnasio|gym|sentadillas|tacones|canción|vecin(o|a|os) (ruidos|que canta|de arriba)*|peinado|corte de pelo|fleco|flequillo|concierto|boletos|entradas|meme(s)?|outfit|clase|clases|maestría|entrega(s)?|proyecto|powerpoint)';
const LAUGH = '(jaja*|jeje*|jiji*|jsjs*|xd*|lol*|ajaja*|jaj)';

/**
 * Deeds that nobody means: with a trifle as their cause, or with a trifle and a laugh. A laugh alone
 * proves nothing («me quiero morir jaja»), nor does a trifle that may weigh on somebody.
 */
export const JESTS: readonly Phrase[] = [
  `${DEED} (ya )?con (la |el |los |las |este |esta |estos |estas |tanto |tanta |tantos |tantas |mi |mis |tu |su |bendit(o|a) |maldit(o|a) |pinche |puto |puta )#${TRIFLE}( _){0,2}( ${LAUGH})?~(… (vivir|no aguanto|no puedo más))`,
  `${DEED} (_ ){0,8}${TRIFLE} (_ ){0,6}${LAUGH}`,
  `(el|la|los|las|este|esta|ese|esa|estos|estas) ${TRIFLE} (de (la |el |los |las )?_ )?(casi |ya |de hoy |de ayer |hoy |ayer )?me (mató|mata|matan|mataron|va a matar|van a matar|está matando)`,
  'mi(s)? (perr(o|a|os|ito|ita)|gat(o|a|os|ito|ita)|hámster|loro|conej(o|a|ito)|tortuga) (siempre |casi )?se (tira|tiró|avienta|lanza|lanzó|aventó|quiere (tirar|matar|aventar)) (_ ){0,4}_',
  'me (pega|pegó|pegan|pegaba) (chicle(s)?|papelitos|etiquetas|notas|mocos|posits|calcomanías|estampas|stickers)',
  'mi(s)? (perr(o|a|os|ito|ita)|gat(o|a|os|ito|ita)) (siempre )?se (mete|metió|sube|subió|acuesta|duerme) (a|en|sobre) (mi|la) (cama|cara|cuarto|ducha)( y me _)?',
  'me (empuja|empujan|empujó|obliga) a (ser (mejor|valiente|fuerte)|crecer|mejorar|avanzar|estudiar|seguir adelante|superarme|salir adelante)',
  'irme (de (vacaciones|viaje|fin de semana|luna de miel|erasmus|intercambio)|a (estudiar|trabajar|la playa))',
  '(clase|clases|entrenamiento|boxeo|karate|yoga|crossfit|mudanza|partido|masaje|patinaje|bici|judo|rugby|pole) (_ ){0,3}me (dejó|deja|dejaron|dejan) (llen(a|o) de |con |todo |toda )?(moretones|golpes|morados)',
  '(el|la|un|una|mi|su) (perr(o|a|ito)|gat(o|a|ito)|gallo|ganso|abeja|avispa|paloma) (de (mi |la |el |los )?_ |_ )?(siempre )?me (persigue|sigue|ataca|atacó|muerde|mordió|araña|arañó|acosa|espía)',
  '(saltar|salto|lanzarme|tirarme|me lanzo) al vacío (y|para) (_ ){0,2}(abrir|abro|emprend*|renunci*|cambi*|mudar*|pongo|poner|invertir|montar|estudiar|empezar|dejar (mi|el) trabajo)',
  '(una |un |su |tremenda |la )?(paliza|golpiza|madriza|repaso) (a (mi |mis |su |el |la )?_ )?(en|al|jugando al|jugando a) (el |la |los |las )?(ajedrez|fifa|partido|juego|dominó|cartas|tenis|fútbol|play|ping pong|videojuego(s)?|pádel|parchís|billar|basket|básquet|torneo|trivia|scrabble|mario kart|examen|debate)',
  `${LAUGH} (_ ){0,3}${DEED} (_ ){0,8}${TRIFLE}`,
];
