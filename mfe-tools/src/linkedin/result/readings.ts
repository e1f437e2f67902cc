import type { Band, Score } from '@aura/shared-domain';

const READINGS: Readonly<Record<Band, string>> = {
  insufficient: 'Ainda não há o bastante para avaliar. Veja abaixo o que falta.',
  initial: 'O perfil ainda diz pouco do que você faz. Comece pelas seções que mais perdem pontos.',
  inProgress: 'A base está aqui. Ajuste primeiro as seções que mais perdem pontos.',
  good: 'O perfil conta bem quem você é. Faltam ajustes pontuais.',
  strong: 'O perfil mostra com clareza o que você faz. Mantenha-o em dia.',
};

/** One sentence that says what the score means for this person. */
export const profileReading = ({ band }: Score): string => READINGS[band];
