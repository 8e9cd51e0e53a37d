import { elLoco } from './cards/00-el-loco.ts';
import { elMago } from './cards/01-el-mago.ts';
import { laSacerdotisa } from './cards/02-la-sacerdotisa.ts';
import { laEmperatriz } from './cards/03-la-emperatriz.ts';
import { elEmperador } from './cards/04-el-emperador.ts';
import { elHierofante } from './cards/05-el-hierofante.ts';
import { losEnamorados } from './cards/06-los-enamorados.ts';
import { elCarro } from './cards/07-el-carro.ts';
import { laFuerza } from './cards/08-la-fuerza.ts';
import { elErmitano } from './cards/09-el-ermitano.ts';
import { laRuedaDeLaFortuna } from './cards/10-la-rueda-de-la-fortuna.ts';
import { laJusticia } from './cards/11-la-justicia.ts';
import { elColgado } from './cards/12-el-colgado.ts';
import { laMuerte } from './cards/13-la-muerte.ts';
import { laTemplanza } from './cards/14-la-templanza.ts';
import { elDiablo } from './cards/15-el-diablo.ts';
import { laTorre } from './cards/16-la-torre.ts';
import { laEstrella } from './cards/17-la-estrella.ts';
import { laLuna } from './cards/18-la-luna.ts';
import { elSol } from './cards/19-el-sol.ts';
import { elJuicio } from './cards/20-el-juicio.ts';
import { elMundo } from './cards/21-el-mundo.ts';
import type { CardArt } from './frame.ts';

/** The art of the 22 major arcana, in the order of their ids. */
export const DECK: readonly CardArt[] = [
  elLoco,
  elMago,
  laSacerdotisa,
  laEmperatriz,
  elEmperador,
  elHierofante,
  losEnamorados,
  elCarro,
  laFuerza,
  elErmitano,
  laRuedaDeLaFortuna,
  laJusticia,
  elColgado,
  laMuerte,
  laTemplanza,
  elDiablo,
  laTorre,
  laEstrella,
  laLuna,
  elSol,
  elJuicio,
  elMundo,
];
