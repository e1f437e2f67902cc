/**
 * What people say about work in many ways, by what they mean: beginnings of folded words, or whole words where a dot
 * ends them. A message about `grana` and one about `salário` have the same meaning then, though no word.
 */
const MEANINGS: Readonly<Record<string, string>> = {
  pay: 'salari sal. remunera grana dinheiro ganho. ganha. ganham. ganhar. ganhando. ganhava. recebo. recebe. recebem. recebia. holerite contracheque reajust dissidio piso. bonus. plr. comissao comissoes reais. salariais salarial pagam. paga. pagar. pagou. pagaram. pagando bruto. liquido. vencimentos troco. merreca mixaria',
  raise: 'aument reajust negoci contrapropost pechinch barganh',
  benefits:
    'benefici vale. vr. va. plr. refeicao alimentacao transporte. ferias. decimo. 13o. fgts. rescisao hora. extras. adicional insalubr periculos desconto',
  contract:
    'clt. pj. mei. carteira. registrad contrato. autonom freela nota. cnpj. terceiriz regime. informal. efetiv temporari',
  offer: 'propost oferta ofertas oferec carta. convite convidou convidaram convidad',
  vacancy:
    'vaga vagas. emprego. empregos. candidat inscri anuncio anuncios selecao seletivo seletivos indicacao indicar networking contatos. recoloc recolocacao desempreg recrut headhunter rh. triagem concorr gupy infojobs catho agencia. estagio estagiari trainee jovem.',
  search: 'procur busc ach. achar. encontr arrum consegu caca. cacar. garimp',
  reply:
    'resposta. retorno. responder. responde. responderam. silencio sumiu. sumiram. visualiz feedback. ghosting',
  scam: 'golpe. golpes. fraude. falsa. taxa. cobrou. cobraram. suspeit desconfi confiavel pix. boleto',
  cv: 'curricul portfolio portfolios resumo. linkedin perfil. carta. modelo. pagina. paginas. foto. palavras. ats. triagem. bio. headline titulo.',
  interview:
    'entrevist dinamica. dinamicas. recrut entrevistador banca. roteiro. teste. testes. case. cases. psicotec apresentar. apresento. apresentacao. vestir. roupa. nervos ansios gaguej branco. treme. camera. video. online. defeito defeitos. fraqueza qualidades. perguntam perguntar perguntarem perguntaram perguntou',
  boss: 'chef gestor gerente. gerentes. lider. lideranca. diretor coordenador. coordenadora. supervisor superior. patrao patroa encarregad dono. dona.',
  colleague:
    'coleg equipe. equipes. time. times. socio socia companheir pessoal. galera. turma. estagiari subordinad funcionari',
  client: 'client paciente. pacientes. fornecedor aluno. alunos.',
  conflict:
    'brig conflit discut discuss grit humilh fofoc intrig clima. toxic persegu injust desrespeit ignor exclu interromp atropel rouba. roubou. credito. creditos. culpa. implic falso. falsa. desculpa. desculpas. estress sobrecarreg limite. limites. magoad ofend grosser gross irrit chatead raiva. dificil. atrito. atritos. cobra. cobranca. pression critic reclam bronca desabaf',
  feedback: 'feedback. feedbacks. avali critic elogi autoavali desempenho.',
  talk: 'convers falar. falo. dizer. digo. reuniao. reunioes. dialog conversa.',
  promotion:
    'promo cargo. cargos. subir. crescer. crescimento. ascens senior. pleno. junior. nivel. degrau. preterid reconhec visibil destac evolu degraus. sucessao merec',
  lead: 'lider. lideranca. liderar. lidero. liderando coordena gerenci gerencia. comandar. gestao. delegar. delego. equipe. subordinad chefiar coordenacao supervisao',
  leave:
    'demiss demit sair. saio. saindo. sai. largar. larguei. largo. desligad desligamento. despedi dispens embora. rescis aviso. cortad corte. cortes. layoff justa. sair.',
  change:
    'mudar. mudanca. mudo. mudei. trocar. troco. troca. migr transic transferir. recomec reconvers virar. viro. outra. outro. nova. novo.',
  field: 'area. areas. carreira. profissao. profissoes. ramo. setor. segmento. mercado.',
  back: 'volt retom parad afastad pausa licenca maternidade aposent sabatico retorno. anos. filhos.',
  business:
    'negocio. negocios. empreend empresa. abrir. loja. mei. franquia. cnpj. autonom conta. propri freel investir.',
  exam: 'concurs estabilidade. servidor. publico. publica. edital. estatal',
  abroad: 'exterior. fora. pais. brasil. portugal. canada. europa. estados. unidos. imigr visto.',
  study:
    'estud aprend curs faculdade. faculdades. graduac gradua pos. mba. mestrado. doutorado. certific diploma. bootcamp tecnolog. tecnologo. ead. aula. aulas. livro. livros. ler. apostila senai. senac. escola. supletivo. ensino. bolsa. bolsas. treinamento. capacit formac formad matricul especializ trilha. udemy. alura. coursera. enem. vestibular.',
  skill:
    'excel. ingles. espanhol. idioma. idiomas. programac programar python. sql. power. bi. java. oratoria. comunicacao. matematica. planilha. planilhas. inteligencia artificial. habilidade. habilidades. competencias. soft. skills. logica. word. redacao. ferramentas.',
  plan: 'plan. plano. planos. planej meta. metas. objetiv prioridade. prioridades. prioriz rumo. foco. focar. futuro. passo. passos. proposito. direcao. direcionament organiz disciplin procrastin rotina. pdi. caminho. caminhos. estagn perdid desorient norte. ambicao. sonho. sonhos. habito. habitos. cronograma. prazo. tarefa. tarefas. etapa. etapas. produtiv evolu avanc',
  product:
    'aura. plataforma. aplicativo. app. site. simulador. otimizador. radar. diagnostico. diagnosticos. ferramenta. ferramentas. assinatura. senha. login. conta. cadastro. perfil. privacidade. lgpd. dados. cancelar. cancelo. reembolso. selo. selos. pontos. creditos. pontuac prontidao. nota. questionario. mensagens. salvei. salvar. salvas. apagar. apago. exclu baixar. baixo. exportar. exporto. botao. tela. bug. erro. mentor. robo. notificac pagina. funciona. funcionalidade. gratuito. versao. premium. decolagem',
  you: 'voce. voces. vc. te. tu.',
  home: 'filho. filha. filhos. bebe. marido. esposa. namorad casament vizinh mae. pai. irma. irmao. sogra. familia. ex. crush. cachorr gat. gato. gata. gatinh',
  leisure:
    'futebol. jogo. jogos. campeonato. copa. filme. filmes. serie. series. novela. musica. musicas. piada. poema. letra. cantor cantora. show. praia. viagem. viajar. passagem. hotel. turis time. placar. videogame. netflix. versiculo horoscopo. signo. signos. tarot',
  housework:
    'receita. bolo. arroz. feijao. cozinhar. cozinho. assar. fritar. limpar. limpo. lavar. lavo. plantar. planta. plantas. pneu. carro. moto. celular. geladeira. tv. sofa. parede. pintar. jardim. horta. tempero. frango. macarrao. pizza. cafe.',
  world:
    'capital. presidente. eleic votar. politic guerra. historia. quimica. fisica. lua. terra. planeta. dolar. euro. bitcoin. acoes. loteria. mega. chover. previsao. clima. temperatura. descobriu. inventou. significa. traduz equacao. codigo.',
  health: 'remedio. gripe. dor. dieta. emagrec treino. academia. medico. febre. cabelo. pele. sono. dormir.',
};

interface Beginnings {
  readonly whole: ReadonlySet<string>;
  readonly begin: readonly string[];
}

const read = (text: string): Beginnings => {
  const all = text.split(' ');
  return {
    whole: new Set(all.filter((one) => one.endsWith('.')).map((one) => one.slice(0, -1))),
    begin: all.filter((one) => !one.endsWith('.')),
  };
};
const TABLE = Object.entries(MEANINGS).map(([name, text]) => ({ name, ...read(text) }));

/** What a folded word can mean; mostly nothing or one thing. */
export const meaningsOf = (word: string): string[] =>
  TABLE.flatMap(({ name, whole, begin }) =>
    whole.has(word) || begin.some((start) => word.startsWith(start)) ? [name] : [],
  );
