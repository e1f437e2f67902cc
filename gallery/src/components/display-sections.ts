import type { SpecimenSection } from '../frame/section.ts';
import { Avatars } from './avatars.tsx';
import { Cards } from './cards.tsx';
import { Dialogs } from './dialogs.tsx';
import { Disclosures } from './disclosures.tsx';
import { Failures } from './failures.tsx';
import { HiddenText } from './hidden-text.tsx';
import { Notices } from './notices.tsx';
import { PageHeaders } from './page-headers.tsx';
import { Progress } from './progress.tsx';
import { RichTexts } from './rich-texts.tsx';
import { Steps } from './steps.tsx';
import { Tables } from './tables.tsx';
import { Tags } from './tags.tsx';
import { Toasts } from './toasts.tsx';

/** What shows, groups or announces something. */
export const DISPLAY_SECTIONS: readonly SpecimenSection[] = [
  {
    id: 'cartoes',
    title: 'Cartões',
    lead: 'Uma folha sobre a página, para um assunto que se sustenta sozinho.',
    shows: ['Card'],
    Content: Cards,
  },
  {
    id: 'retratos',
    title: 'Retratos',
    lead: 'A foto da pessoa ou as iniciais dela, sempre ao lado do nome.',
    shows: ['Avatar'],
    Content: Avatars,
  },
  {
    id: 'etiquetas',
    title: 'Etiquetas',
    lead: 'Um estado ou uma categoria em uma ou duas palavras.',
    shows: ['Tag'],
    Content: Tags,
  },
  {
    id: 'avisos',
    title: 'Avisos na página',
    lead: 'Ficam na página até que o motivo passe.',
    shows: ['Notice'],
    Content: Notices,
  },
  {
    id: 'mensagens',
    title: 'Mensagens passageiras',
    lead: 'Confirmam o que acabou de acontecer. Nunca são o único lugar de uma informação.',
    shows: ['Toaster'],
    Content: Toasts,
  },
  {
    id: 'progresso',
    title: 'Espera e progresso',
    lead: 'A espera, o andamento e a medida são coisas diferentes e têm formas diferentes.',
    shows: ['Spinner', 'ProgressBar', 'Meter'],
    Content: Progress,
  },
  {
    id: 'dialogo',
    title: 'Diálogo',
    lead: 'Interrompe, então só para decisões que não podem esperar.',
    shows: ['Dialog'],
    Content: Dialogs,
  },
  {
    id: 'perguntas',
    title: 'Perguntas que se abrem',
    lead: 'Para conteúdo que nem todos precisam ler.',
    shows: ['Disclosure'],
    Content: Disclosures,
  },
  {
    id: 'etapas',
    title: 'Etapas',
    lead: 'Onde a pessoa está em uma sequência e quanto falta.',
    shows: ['Stepper'],
    Content: Steps,
  },
  {
    id: 'tabelas',
    title: 'Tabelas',
    lead: 'Para comparar linhas. A primeira coluna dá nome à linha.',
    shows: ['DataTable'],
    Content: Tables,
  },
  {
    id: 'texto-formatado',
    title: 'Texto formatado',
    lead: 'Textos longos escritos em uma marcação pequena, sem HTML livre.',
    shows: ['RichText'],
    Content: RichTexts,
  },
  {
    id: 'falhas',
    title: 'Falhas contidas',
    lead: 'Um defeito em uma parte não derruba a página.',
    shows: ['ErrorBoundary'],
    Content: Failures,
  },
  {
    id: 'texto-oculto',
    title: 'Texto só para leitores de tela',
    lead: 'Não ocupa lugar na tela e é lido em voz alta.',
    shows: ['VisuallyHidden'],
    Content: HiddenText,
  },
  {
    id: 'cabecalho',
    title: 'Cabeçalho da página',
    lead: 'Abre toda página e diz, em uma linha, para que ela serve.',
    shows: ['PageHeader'],
    Content: PageHeaders,
  },
];
