import type { ChoiceOption } from '@aura/shared-ui';

/** The two answers, told alike. */
export const SHARING_OPTIONS: readonly ChoiceOption[] = [
  {
    value: 'yes',
    label: 'Participar',
    description:
      'O que você fizer a partir de hoje entra nas somas do grupo, arredondadas e sem o seu nome, em até cinco semanas, se o seu grupo já estiver formado.',
  },
  {
    value: 'no',
    label: 'Não participar',
    description: 'Você usa tudo do mesmo modo, e nada do que faz entra nas somas.',
  },
];
