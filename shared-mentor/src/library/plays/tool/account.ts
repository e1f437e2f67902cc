import type { Play } from '../../play.ts';

/** Help with what a plan includes, and with the account. */
export const TOOL_ACCOUNT_PLAYS: readonly Play[] = [
  {
    id: 'tool.limits',
    intent: 'tool',
    examples: [
      'quantas vezes posso usar cada ferramenta no plano grátis',
      'qual a diferença entre impulso e decolagem',
      'Quando meu limite do mês volta?',
      'acabou meu uso do simulador, e agora?',
      'usei o otimizador e deu erro, isso conta?',
      'quanto custa a aura',
      'como vejo quanto já usei esse mês',
      'o plano conquista renova sozinho?',
      'essa pergunta que eu fiz gastou uma mensagem?',
      'dá pra usar tudo de graça?',
      'quantas simulações meu plano permite',
      'quanto custa o plano decolagem',
      'o que vem incluído no plano gratuito',
      'estourei o limite do mês na plataforma',
      'qual plano da aura vale mais pra mim',
    ],
    situation: [
      'Cada plano tem um limite por mês e por ferramenta, e só conta o que deu certo. A contagem recomeça no dia 1º, no horário de São Paulo.',
      'O diagnóstico completo fica aberto em todos os planos.',
    ],
    options: [
      {
        what: 'Ficar no Freemium e usar cada ferramenta uma vez por mês, no momento que mais importa.',
        when: 'Basta se a busca está tranquila.',
      },
      {
        what: 'Comparar Impulso e Decolagem na página de planos.',
        when: 'Faz sentido quando o limite atrapalha mais de um mês.',
      },
      {
        what: 'Ver o Conquista, pago uma vez e sem renovação.',
        when: 'Combina com uma busca intensa e com prazo.',
      },
    ],
    nextStep: {
      title: 'Conferir o uso do mês e escolher o próximo',
      description:
        'Abra o Meu Painel, veja “Uso do mês” e escreva para que servirá o próximo uso da ferramenta de que mais precisa.',
      doneWhen: 'Há uma frase com a ferramenta, o dia e o que você quer obter.',
      path: '/perfil',
    },
    question: 'Qual ferramenta faz mais falta para você neste mês?',
    passages: ['guide.limits', 'guide.tools'],
  },
  {
    id: 'tool.account',
    intent: 'tool',
    examples: [
      'como troco minha senha aqui',
      'quero mudar meu objetivo no site',
      'Onde atualizo meu currículo na plataforma?',
      'como coloco uma foto no meu perfil da aura',
      'entro com o google e quero criar uma senha',
      'não consigo entrar na minha conta',
      'como deixo a tela escura?',
      'como falo com alguém do suporte',
      'deu erro na página e perdi o que escrevi',
      'onde desligo os cookies',
      'quero cancelar minha assinatura',
      'como mudo minha senha',
      'quero trocar meu nome no site',
      'como altero meus dados do cadastro',
      'como recupero o acesso à minha conta',
      'tem modo escuro nesse site?',
    ],
    situation: [
      'Quase tudo da conta muda em Configurações: nome, foto, habilidades, objetivo, currículo, senha, aparência e cookies.',
      [
        'Seu objetivo guardado é {goal}; se ele mudar, o diagnóstico e o plano recomeçam.',
        'Se objetivo ou currículo mudarem, o diagnóstico e o plano recomeçam.',
      ],
    ],
    options: [
      {
        what: 'Atualizar objetivo ou currículo agora e refazer o diagnóstico.',
        when: 'Vale quando o que está lá já não é verdade.',
      },
      {
        what: 'Trocar a senha ou cancelar a assinatura na própria conta, sem depender de ninguém.',
        when: 'Se você entra com o Google, a senha muda na conta do Google.',
      },
      {
        what: 'Escrever pela página de contato, dizendo o que fazia e o que apareceu.',
        when: 'É o caminho quando algo não funciona.',
      },
    ],
    nextStep: {
      title: 'Revisar as suas configurações',
      description:
        'Abra Configurações, no menu da conta, e leia cada bloco. Corrija um que esteja velho e anote o que não achou.',
      doneWhen: 'Um bloco está corrigido, ou há uma anotação do que perguntar no contato.',
      path: null,
    },
    question: 'O que você tentou fazer, e em que ponto parou?',
    passages: ['guide.account', 'guide.your-data'],
  },
];
