import type { BodyName } from '../../sky/body-names.ts';
import type { SignName } from '../../zodiac/signs.ts';

/** What bodies are called beside their names; patterns without accents or capitals. */
export const NICKNAMES: Readonly<Record<BodyName, string>> = {
  Sun: 'astros? rey|rey de los astros|febo|helios',
  Moon: 'selene|reina de la noche|astro de la noche|satelite(?: natural)?(?: de la tierra)?|reina nocturna',
  Mercury:
    'mensajero (?:de los dioses|del cielo|alado|divino|celeste|celestial)|dios mensajero|hermes|planeta (?:mensajero|de la comunicacion|de la palabra|de la mente)',
  Venus:
    '(?:lucero|estrella) (?:del alba|de la mañana|del amanecer|de la tarde|del atardecer|vespertin[oa]|matutin[oa])|diosa del amor|afrodita|planeta (?:del amor|de la belleza|del placer)',
  Mars: 'planeta (?:rojo|guerrero|de la guerra|de la accion|del deseo)|dios de la guerra|guerrero (?:rojo|del cielo|celeste)|ares',
  Jupiter:
    'planeta (?:de la expansion|de la (?:buena )?suerte|de la fortuna|de la abundancia|gigante|mas grande)|gran (?:benefico|bienhechor|benefactor)|gigante gaseoso|padre de los dioses|zeus',
  Saturn:
    'planeta (?:de los anillos|anillado|de los limites|del tiempo|de la disciplina)|señor (?:de los anillos|del tiempo|del karma)|gran malefico|cronos',
  Uranus: 'planeta (?:de los cambios|de las? sorpresas?|de la rebeldia)',
  Neptune:
    'planeta (?:de los sueños|de las ilusiones|de la ilusion)|dios (?:del mar|de los mares)|poseidon',
  Pluto:
    'planeta (?:enano|de la transformacion)|(?:señor|dios) (?:del inframundo|de los infiernos)|hades',
};

/** What each sign shows, after «el signo de…», with its article. */
export const EMBLEMS: Readonly<Record<SignName, string>> = {
  Aries: 'del carnero',
  Tauro: 'del toro',
  Géminis: 'de los (?:gemelos|mellizos)',
  Cáncer: 'del cangrejo',
  Leo: 'del leon',
  Virgo: 'de la (?:virgen|doncella|espiga)',
  Libra: 'de la balanza',
  Escorpio: 'del (?:escorpion|alacran)',
  Sagitario: 'del (?:arquero|centauro)',
  Capricornio: 'de la cabra(?: marina)?|del macho cabrio',
  Acuario: 'del aguador|de la aguadora',
  Piscis: 'de los peces|del pez',
};
