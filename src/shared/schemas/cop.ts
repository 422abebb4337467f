import * as z from 'zod';
import { MAX_COP } from '../limits.ts';

/** Whole pesos of a clinic's money. `what`: how the sentences about a wrong one call it. */
export const copAmount = (what: 'valor' | 'precio' | 'descuento' | 'pago') =>
  z
    .int(`Escribe el ${what} en pesos, sin centavos.`)
    .min(0, `El ${what} no puede ser negativo.`)
    .max(MAX_COP, `El ${what} máximo es ${MAX_COP.toLocaleString('es-CO')} pesos.`);
