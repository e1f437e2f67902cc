import type { Tool } from '@aura/shared-domain';

/** A tool as the hub presents it. */
export interface ToolCard {
  readonly id: string;
  readonly name: string;
  readonly does: string;
  readonly uses: string;
  readonly path: string;
  /** What its uses of the month are counted as; null if nothing is counted. */
  readonly counted: Tool | null;
}

/** The tools in the order in which they help: first what is ready for recruiters, then the search, then practice. */
export const TOOLS: readonly ToolCard[] = [
  {
    id: 'otimizador-curriculo',
    name: 'Otimizador de currículo',
    does: 'Avalia a qualidade do texto linha a linha e sugere versões melhores, sem inventar fatos.',
    uses: 'Seu currículo e, se houver, o anúncio da vaga.',
    path: '/otimizador-curriculo',
    counted: 'resumeOptimizer',
  },
  {
    id: 'otimizador-linkedin',
    name: 'Otimizador de LinkedIn',
    does: 'Confere título, Sobre, experiências e competências do perfil e aponta o que contradiz o currículo.',
    uses: 'A cópia dos seus dados no LinkedIn, o PDF que ele gera ou o texto da página do perfil.',
    path: '/otimizador-linkedin',
    counted: 'linkedinOptimizer',
  },
  {
    id: 'buscador-vagas',
    name: 'Radar de vagas',
    does: 'Ordena vagas pelo quanto combinam com o que seu currículo prova e explica cada posição.',
    uses: 'Seu currículo e os filtros que você escolher.',
    path: '/buscador-vagas',
    counted: 'jobSearch',
  },
  {
    id: 'simulador-entrevista',
    name: 'Simulador de entrevista',
    does: 'Faz perguntas do seu nível e mostra, na sua resposta, o que convence e o que falta.',
    uses: 'O cargo ou a vaga, e as respostas que você der.',
    path: '/simulador-entrevista',
    counted: 'interviewSimulator',
  },
  {
    id: 'mentor-ia',
    name: 'Mentor de carreira',
    does: 'Conversa sobre decisões de carreira a partir do que sabe de você e diz de onde tirou cada ideia.',
    uses: 'Seu diagnóstico e os fatos que você autorizar.',
    path: '/mentor-ia',
    counted: 'mentorAI',
  },
  {
    id: 'micro-learnings',
    name: 'Micro-learnings',
    does: 'Lições curtas ligadas às suas lacunas, com perguntas que voltam para revisão na hora certa.',
    uses: 'As prioridades do seu plano e o que você responde.',
    path: '/micro-learnings',
    counted: null,
  },
];
