import type { ImportResult } from './imported.ts';

/** A day on which every test reads. */
export const CONTEXT = { today: '2026-11-22' };

export const AD = `Analista de Dados Pleno

Buscamos uma pessoa para cuidar dos painéis da área comercial e conversar com as áreas de negócio.

Requisitos
- SQL avançado
- Power BI
- Inglês intermediário

Contratação CLT, modelo híbrido em Recife.`;

/** The value of a result; a failure fails the test with its code. */
export function read(result: ImportResult) {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The code of a failure; null for a success. */
export const findCode = (result: ImportResult): string | null => (result.ok ? null : result.error.code);
