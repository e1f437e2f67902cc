import { CONQUISTA_DAYS, LIMITS, MENTOR_LIMITS } from '@aura/shared-domain';
import type { Passage } from '../../passage.ts';
import { guide } from '../guide.ts';

const { impulso } = LIMITS;

/** What our own guides say on the product itself. */
export const TOOL_GUIDES: readonly Passage[] = [
  guide(
    'diagnosis',
    'Guia: o diagnóstico de carreira',
    'O diagnóstico compara o que o currículo e as respostas comprovam com o cargo que você quer. O completo leva de 10 a 12 minutos; o rápido, de 3 a 4, e avalia menos partes. A nota vem de regras fixas, mostradas ao lado do resultado, e o que não pôde ser avaliado fica sem nota. Trocar o currículo ou o objetivo pede um diagnóstico novo; os anteriores continuam disponíveis para leitura.',
    ['tool', 'plan'],
    '/diagnostico-carreira',
  ),
  guide(
    'resume-optimizer',
    'Guia: o otimizador de currículo',
    'O arquivo do currículo é lido no seu aparelho e não é enviado. Você confere os campos, informa o cargo e, se quiser, cola o anúncio de uma vaga. O resultado mostra de onde vem cada ponto, sugere versões de cada linha e deixa em aberto o que só você sabe, como um número. As sugestões são aceitas uma a uma; depois dá para baixar PDF, DOCX ou JSON Resume e copiar o texto para a Gupy.',
    ['tool', 'resume'],
    '/otimizador-curriculo',
  ),
  guide(
    'linkedin-optimizer',
    'Guia: o otimizador de LinkedIn',
    'A Aura não entra no seu LinkedIn: você traz o perfil e leva o texto. Há três formas de trazer. A mais completa é a cópia dos dados que o LinkedIn manda por e-mail; a mais rápida é o botão Mais e “Salvar como PDF” no perfil; e há a de colar o texto da página. A análise olha título, Sobre, experiências e competências e aponta o que contradiz o currículo.',
    ['tool', 'resume'],
    '/otimizador-linkedin',
  ),
  guide(
    'radar',
    'Guia: o radar de vagas',
    'O radar busca por palavra e lugar e ordena as vagas pelo que o seu currículo comprova. Em cada vaga, mostra exigência por exigência o trecho do anúncio e a sua linha. O que você guarda fica em Minhas vagas, com a etapa e o próximo passo. Uma busca salva avisa quando aparece vaga nova. Anúncio achado em outro lugar entra em Adicionar vagas, e há uma comparação entre CLT e PJ.',
    ['tool', 'job'],
    '/buscador-vagas',
  ),
  guide(
    'simulator',
    'Guia: o simulador de entrevista',
    'Você escolhe cargo, nível, tipo de entrevista e de três a oito perguntas, e responde digitando ou falando. A avaliação olha só para o texto e, na fala, também para o ritmo: rosto, emoção e sotaque nunca, e nenhum áudio é guardado. Cada resposta volta com o que funcionou, o que falta e uma versão mais forte feita só com o que você contou. No fim há um relatório.',
    ['tool', 'interview'],
    '/simulador-entrevista',
  ),
  guide(
    'career-plan',
    'Guia: o plano de carreira na Aura',
    `O diagnóstico monta um plano com tarefas para 30, 60 e 90 dias, cada uma com o que conta como feito. Elas são marcadas no Meu Painel ou na página do resultado. O próximo passo de uma conversa com o mentor também entra no plano, quando você pede, até ${MENTOR_LIMITS.openTasks} em aberto. Trocar o currículo ou o objetivo esvazia o plano, com aviso antes; um diagnóstico novo monta outro.`,
    ['tool', 'plan'],
    '/perfil',
  ),
  guide(
    'limits',
    'Guia: os limites de cada plano',
    `No Freemium, o diagnóstico completo fica sempre aberto e cada ferramenta pode ser usada uma vez por mês. O Impulso inclui ${impulso.resumeOptimizer} análises de currículo, ${impulso.linkedinOptimizer} de LinkedIn, ${impulso.jobSearch} buscas de vagas, ${impulso.interviewSimulator} simulações e ${impulso.mentorAI} mensagens ao mentor. O Decolagem não tem limite mensal, e o Conquista abre tudo por ${CONQUISTA_DAYS} dias. Só conta o que deu certo, e a contagem recomeça no dia 1º, no horário de São Paulo.`,
    ['tool'],
    '/planos',
  ),
  guide(
    'mentor-answers',
    'Guia: como o mentor responde',
    'A resposta é montada com a biblioteca da Aura e com o que ela sabe de você: objetivo, diagnóstico, plano, currículo, vagas acompanhadas, notas de simulações e o que autorizou lembrar. Em “De onde vem isto” estão as fontes; em “O que usei sobre você”, os fatos. Onde existe a opção de uma IA redigir, ela fica desligada até você ligar, e a página diz o que é enviado e a quem. O mentor não substitui médico, psicólogo nem advogado.',
    ['tool'],
    '/mentor-ia',
  ),
  guide(
    'who-sees',
    'Guia: quem vê o quê',
    'Quando uma empresa contrata a Aura, o RH vê apenas números de grupos: conversas, currículo, respostas de entrevista, buscas de vagas e notas nunca aparecem. A Aura não vende dados pessoais, e nada é medido antes de você aceitar no aviso de cookies. Em Configurações você baixa tudo o que está guardado ou exclui a conta, o que vale na hora e não pode ser desfeito.',
    ['tool'],
    '/politica-de-privacidade',
  ),
  guide(
    'account',
    'Guia: a sua conta',
    'Em Configurações você muda nome, foto, habilidades, objetivo, currículo, senha, aparência e a escolha de cookies. Trocar a senha pede a atual; quem entra com o Google muda a senha na conta do Google. A assinatura é cancelada na própria conta, sem falar com ninguém. Trocar objetivo ou currículo faz o diagnóstico e o plano recomeçarem, com aviso antes. O que não estiver ali pode ser pedido pela página de contato.',
    ['tool'],
    '/configuracoes',
  ),
];
