import type { SpecimenSection } from '../frame/section.ts';
import { Colours } from './colours.tsx';
import { Contrasts } from './contrasts.tsx';
import { Icons } from './icons.tsx';
import { Motion } from './motion.tsx';
import { Shape } from './shape.tsx';
import { Space } from './space.tsx';
import { Typography } from './typography.tsx';

/** What the style sheets declare. */
export const TOKEN_SECTIONS: readonly SpecimenSection[] = [
  {
    id: 'cores',
    title: 'Cores',
    lead: 'Papel, tinta e um só destaque. O nome diz o uso, não o matiz. Os componentes abaixo seguem o tema em uso.',
    shows: [],
    Content: Colours,
  },
  {
    id: 'contraste',
    title: 'Contraste',
    lead: 'Os pares que podem ser usados, com a razão de contraste da WCAG 2.2 calculada para os dois temas.',
    shows: [],
    Content: Contrasts,
  },
  {
    id: 'tipografia',
    title: 'Tipografia',
    lead: 'Uma família com serifa para os títulos e uma sem serifa para o resto.',
    shows: [],
    Content: Typography,
  },
  {
    id: 'espaco',
    title: 'Espaço',
    lead: 'Elementos não têm margem própria: quem distribui o espaço é o elemento pai.',
    shows: [],
    Content: Space,
  },
  {
    id: 'forma',
    title: 'Forma',
    lead: 'Cantos e sombras. A sombra fica para o que realmente flutua.',
    shows: [],
    Content: Shape,
  },
  {
    id: 'movimento',
    title: 'Movimento',
    lead: 'Curto, e só onde explica o que mudou.',
    shows: [],
    Content: Motion,
  },
  {
    id: 'icones',
    title: 'Ícones',
    lead: 'Traço de 1,5 em uma grade de 24, na cor do texto em volta.',
    shows: ['Icon'],
    Content: Icons,
  },
];
