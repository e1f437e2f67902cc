import type { SensitiveCategory } from '@aura/shared-mentor';
import type { MentorEngine } from '../engine.ts';

/** The suspected content of a text, in words within a sentence. */
const HELD: Readonly<Record<SensitiveCategory, string>> = {
  passwords: 'uma senha ou um código de acesso',
  documents: 'o número de um documento',
  bank: 'dados bancários ou de pagamento',
  health: 'algo sobre saúde',
  religion: 'algo sobre religião',
  union: 'algo sobre sindicato',
  politics: 'algo sobre política',
  sexualLife: 'algo sobre a vida íntima',
  race: 'algo sobre origem racial ou étnica',
  biometrics: 'dados biométricos',
  otherPeople: 'um contato ou dados de outra pessoa',
};
const ADVICE = 'Se for útil, escreva só a parte sobre o seu trabalho.';
const DELICATE = 'Este assunto é delicado demais para ficar na memória do mentor.';
const NOTHING_KEPT = 'Nada foi guardado.';

/** Why a fact is not remembered, in Portuguese; null if it may be. */
export function findRefusal(
  text: string,
  { sensitiveIn, checkSafety }: Pick<MentorEngine, 'checkSafety' | 'sensitiveIn'>,
): string | null {
  const category = sensitiveIn(text);
  if (category !== null)
    return `O texto parece trazer ${HELD[category]}, e o mentor não guarda esse tipo de informação, para proteger você. ${NOTHING_KEPT} ${ADVICE}`;
  return checkSafety(text) === null ? null : `${DELICATE} ${NOTHING_KEPT}`;
}
