import type { UnlawfulQuestion } from '../unlawful-question.ts';

/** About age, race, home, and what lies behind one. */
export const BACKGROUND_QUESTIONS: readonly UnlawfulQuestion[] = [
  {
    id: 'age',
    question: 'Você não acha que já passou da idade para esta vaga?',
    why: 'A idade não pode ser critério de admissão, salvo quando a natureza do trabalho exigir ou a lei fixar idade mínima. Quem tem 60 anos ou mais tem ainda a proteção do Estatuto da Pessoa Idosa.',
    lawIds: ['constitutionHiring', 'law9029', 'olderPeople'],
    calmAnswer:
      'A minha experiência ajuda justamente no que esta vaga pede. Posso dar o exemplo de um sistema novo que aprendi e do resultado que ele trouxe.',
    ifInsists:
      'Prefiro que a decisão olhe o que entrego. Que parte do trabalho preocupa vocês? Respondo com um caso concreto.',
  },
  {
    id: 'appearance',
    question: 'Você alisaria o cabelo para atender os nossos clientes?',
    why: 'Negar emprego por raça ou cor é crime, e a lei também pune quem exige na seleção aspectos de aparência próprios de raça ou etnia sem que a atividade justifique. Regras de higiene e segurança, como usar touca na cozinha, podem valer para todos.',
    lawIds: ['law7716', 'constitutionHiring', 'law9029'],
    calmAnswer:
      'O meu cabelo é assim e cuido bem dele. Se houver norma de higiene ou de segurança para a função, sigo sem problema. Qual é a regra aqui?',
    ifInsists:
      'Não mudaria por esse motivo. O que levo para os clientes é um bom atendimento, e posso contar um caso em que isso fez diferença.',
  },
  {
    id: 'home',
    question: 'Em que bairro você mora e quem vive na sua casa?',
    why: 'Nenhuma lei proíbe perguntar o endereço, e ele entra no contrato. Na seleção, porém, só se deve colher o dado necessário, e a origem ou a condição social não pode pesar na escolha. O trajeto e o horário bastam.',
    lawIds: ['dataProtection', 'convention111', 'law9029'],
    calmAnswer:
      'Consigo chegar no horário da vaga; já verifiquei o trajeto. O endereço completo eu informo na contratação.',
    ifInsists:
      'De quem mora comigo prefiro não falar. Se a dúvida é a distância, posso dizer quanto tempo levo até o trabalho e com qual transporte.',
  },
  {
    id: 'criminal-record',
    question: 'Você já teve passagem pela polícia? Traga a certidão de antecedentes.',
    why: 'A exigência só é legítima quando a lei prevê ou o trabalho justifica, como no cuidado de crianças ou idosos, no transporte rodoviário de carga ou no acesso a informações sigilosas. Fora disso, o Tribunal Superior do Trabalho a considera dano moral.',
    lawIds: ['criminalRecord', 'constitutionEquality'],
    calmAnswer:
      'Gostaria de entender se a função exige essa certidão e por qual motivo. Sobre confiança, posso indicar pessoas com quem trabalhei.',
    ifInsists:
      'Se for uma exigência da lei ou da função, peço que me mandem por escrito e providencio. Enquanto isso, podemos continuar com as perguntas sobre o trabalho?',
  },
  {
    id: 'credit',
    question: 'O seu nome está no SPC ou na Serasa?',
    why: 'Esses cadastros existem para decidir sobre crédito. Em 2025, a Primeira Turma do Tribunal Superior do Trabalho condenou uma empresa que os consultava sem relação com o trabalho; decisões mais antigas já foram em outro sentido.',
    lawIds: ['creditCheck', 'constitutionEquality', 'dataProtection'],
    calmAnswer:
      'A minha vida financeira é pessoal e não muda o meu trabalho. Se a vaga lida com dinheiro, posso contar como cuidei de caixa ou de valores e como prestava contas.',
    ifInsists:
      'Prefiro não responder. Se a função tiver alguma exigência legal quanto a isso, peço que me digam qual é.',
  },
  {
    id: 'lawsuit',
    question: 'Você já processou alguma empresa em que trabalhou?',
    why: 'Recorrer à Justiça é um direito de todos, e usar isso para recusar alguém pode ser discriminação. A empresa pode perguntar por que a pessoa saiu do último emprego.',
    lawIds: ['constitutionCourts', 'law9029'],
    calmAnswer:
      'Prefiro falar do que fiz em cada empresa. Do último trabalho, posso contar o que entreguei e por que busco uma mudança.',
    ifInsists:
      'Esse assunto não faz parte da seleção. Se quiserem referências, tenho colegas e gestores que podem falar do meu trabalho.',
  },
];
