import type { Topic } from '@aura/shared-domain';
import { listed } from './listed.ts';

/** What Portuguese answers to the point of a topic tend to speak of, in base forms. */
export const TOPIC_WORDS: Readonly<Record<Topic, readonly string[]>> = {
  communication: listed(`
    explicar, falar, dizer, ouvir, escutar, conversar, conversa, mensagem, e-mail, reunião,
    apresentação, apresentar, perguntar, pergunta, dúvida, entender, clareza, linguagem, simples,
    exemplo, resumo, escrever, relatório, aviso, avisar, informar, informação, combinar, confirmar,
    público, feedback, notícia, telefone`),
  teamwork: listed(`
    equipe, time, grupo, colega, parceiro, parceria, colaborar, colaboração, ajudar, ajuda, apoio,
    apoiar, dividir, divisão, combinar, acordo, conflito, discordar, divergência, confiança, respeito,
    turno, setor, juntos, ouvir, conversar, ensinar, reconhecer, crédito, compartilhar`),
  leadership: listed(`
    liderar, liderança, equipe, iniciativa, coordenar, orientar, orientação, convencer, influenciar,
    decidir, decisão, delegar, responsabilidade, assumir, feedback, desenvolver, treinar, motivar,
    exemplo, meta, direção, cobrar, acompanhar, reconhecer, resistência, adesão, apoio, argumento,
    organizar, engajar, prioridade`),
  problemSolving: listed(`
    problema, causa, solução, resolver, investigar, analisar, análise, hipótese, testar, teste, dados,
    comparar, alternativa, opção, critério, decidir, erro, falha, defeito, corrigir, verificar, medir,
    prevenir, risco, melhorar, melhoria, origem, descobrir, diagnóstico, impacto, imprevisto`),
  adaptability: listed(`
    mudar, mudança, aprender, aprendizado, adaptar, adaptação, novo, novidade, curso, estudar, praticar,
    prática, erro, feedback, ajustar, imprevisto, diferente, transição, sistema, ferramenta, processo,
    rotina, desafio, dificuldade, flexível, rever, desconhecido, treinamento, evoluir, incerteza`),
  delivery: listed(`
    prazo, entregar, entrega, planejar, plano, organizar, prioridade, priorizar, tarefa, etapa,
    cronograma, agenda, meta, atraso, adiantar, acompanhar, controle, lista, urgente, urgência,
    importante, recurso, custo, orçamento, qualidade, conferir, concluir, negociar, resultado,
    produtividade, risco, rotina`),
  customer: listed(`
    cliente, paciente, usuário, consumidor, passageiro, aluno, hóspede, público, atender, atendimento,
    reclamação, reclamar, elogio, necessidade, expectativa, satisfação, ouvir, entender, resolver,
    solução, prazo, retorno, confiança, fidelizar, fila, pedido, venda, troca, devolução, desculpa,
    cuidado, acolher`),
  integrity: listed(`
    ética, ético, certo, errado, regra, norma, lei, procedimento, segurança, sigilo, confidencial,
    honesto, honestidade, verdade, transparência, responsabilidade, responsável, erro, assumir, admitir,
    reconhecer, avisar, relatar, denunciar, pressão, recusar, consequência, confiança, corrigir,
    respeito, proteger, risco`),
  motivation: listed(`
    vaga, empresa, carreira, profissão, área, experiência, formação, curso, aprender, crescer,
    crescimento, desenvolver, objetivo, interesse, escolher, escolha, motivo, motivar, contribuir,
    resultado, conquista, desafio, oportunidade, valores, ambiente, equipe, competência, habilidade,
    trajetória, próximo passo, futuro`),
  technical: listed(`
    técnica, procedimento, etapa, método, ferramenta, equipamento, sistema, norma, padrão, critério,
    qualidade, segurança, teste, verificar, conferir, medir, registrar, registro, diagnóstico, analisar,
    falha, erro, risco, prevenir, corrigir, manutenção, documentar, planejar, executar, resultado,
    indicador`),
  case: listed(`
    primeiro passo, hipótese, premissa, dados, informação, perguntar, entender, objetivo, causa,
    alternativa, opção, critério, comparar, prioridade, priorizar, risco, custo, prazo, impacto, testar,
    medir, indicador, decidir, recomendar, recomendação, plano, etapa, acompanhar, comunicar, resultado,
    cliente`),
};
