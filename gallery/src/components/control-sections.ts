import type { SpecimenSection } from '../frame/section.ts';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Files } from './files.tsx';
import { Links } from './links.tsx';
import { TagLists } from './tag-lists.tsx';
import { TextFields } from './text-fields.tsx';

/** What a person operates. */
export const CONTROL_SECTIONS: readonly SpecimenSection[] = [
  {
    id: 'botoes',
    title: 'Botões',
    lead: 'Para o que acontece na própria página. O rótulo é um verbo.',
    shows: ['Button'],
    Content: Buttons,
  },
  {
    id: 'links',
    title: 'Links',
    lead: 'Para ir a outro lugar. O texto diz aonde leva.',
    shows: [],
    Content: Links,
  },
  {
    id: 'campos',
    title: 'Campos de texto',
    lead: 'O rótulo fica sempre visível; o erro diz o que fazer.',
    shows: ['TextField', 'TextArea'],
    Content: TextFields,
  },
  {
    id: 'escolhas',
    title: 'Escolhas',
    lead: 'Controles do próprio navegador, com a área de toque do rótulo inteiro.',
    shows: ['SelectField', 'ChoiceGroup', 'Checkbox'],
    Content: Choices,
  },
  {
    id: 'lista-de-termos',
    title: 'Lista de termos',
    lead: 'Vários textos curtos em um campo só, digitados ou colados.',
    shows: ['TagsField'],
    Content: TagLists,
  },
  {
    id: 'arquivo',
    title: 'Arquivo',
    lead: 'Clique, teclado ou arrastar: é sempre o mesmo campo.',
    shows: ['FileDrop'],
    Content: Files,
  },
];
