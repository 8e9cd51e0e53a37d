/** When money that went back is seen. */
export const BANK_DELAY = 'Según tu banco, puede tardar de 5 a 10 días hábiles en aparecer.';
