/**
 * What to ask about an item that tells no result, by its words. The row counts whose word stands first
 * in the item; of two there the upper one. `$` ends a whole word, the others are beginnings; `~` marks
 * a row for items that no other fits:
 * `word; word | question | how the answer goes on the sentence`.
 * `[quanto?]` stands for a number, `[resultado]` for what came of it. The frames claim nothing by themselves.
 */
export const QUESTIONS = `
plantao; plantoes | Quantos pacientes por plantão, em média? | com média de [quanto?] pacientes por plantão
leito | De quantos leitos você cuida ou cuidava? | num total de [quanto?] leitos
paciente | Quantos pacientes por dia ou por plantão, em média? | em média [quanto?] por dia
medicament; medicaca; curativo; vacin | Quantos procedimentos por turno, em média? | em média [quanto?] por turno
exame; coleta de sangue | Quantos exames por dia, em média? | em média [quanto?] por dia
idos; acamad | De quantas pessoas você cuida ou cuidava, e quantas horas por semana? | [quanto?] horas por semana
hospede; reserva | Quantos hóspedes ou reservas por dia, em média? | em média [quanto?] por dia
crianca; bebe | Quantas crianças por turma ou por dia? | em grupos de [quanto?]
aluno; turma; aula; lecion | Quantas turmas e quantos alunos por ano? | para [quanto?] alunos por ano
feira de ciencias; projeto pedagogico | Quantos alunos ou turmas participaram? | com participação de [quanto?]
processos; peticao; peticoes; contestac; audiencia | Quantos processos ou audiências por mês, em média? | em média [quanto?] por mês
prazo | Quantos prazos por mês, e quantos foram perdidos? | com [quanto?] prazos por mês
contrato | Quantos contratos, e de que valor? | num total de [quanto?]
licitac; pregao; pregoes | De quantas licitações, e de que valor? | num total de [quanto?]
oficio; documento; arquiv | Quantos documentos por semana, em média? | em média [quanto?] por semana
estoque; inventario; almoxarif | Quantos itens o estoque tem, e o que mudou nas perdas ou na diferença de inventário? | com [quanto?] itens
mercadoria; reposic; gondola; prateleira | Quantos produtos ou seções você repõe por dia? | em média [quanto?] por dia
separac; picking; expedic; embal | Quantos pedidos ou volumes por turno, em média? | em média [quanto?] por turno
entrega de obrigac; entrega das obrigac; obrigacoes acessorias | De quantas empresas? | de [quanto?] empresas
auditori | Quantas auditorias, e com que resultado? | com [resultado]
entrega; motoboy; encomenda | Quantas entregas por dia, em média? | em média [quanto?] por dia
rota$; rotas; viagem; viagens; carga; caminhao; onibus; passageir | Quantas viagens ou quilômetros por mês? | em média [quanto?] por mês
frota; veiculo | Quantos veículos? | num total de [quanto?]
caixa | Quanto passa pelo caixa por dia, e com que diferença no fechamento? | com movimento de [quanto?] por dia
meta$; metas | Qual era a meta e quanto dela você alcançou? | com [quanto?] da meta alcançada
vend; carteira de | Quanto você vendeu por mês, ou em relação à meta? | com [quanto?] por mês
prospec; lead; cliente novo; novos clientes | Quantos clientes novos por mês? | com [quanto?] por mês
reclamac; sac; pos-venda; chamado; ticket; suporte | Quantos chamados por dia, e em quanto tempo eram resolvidos? | em média [quanto?] por dia
telefon; telemarketing; ligac | Quantas ligações por dia, em média? | em média [quanto?] por dia
client; publico; recepc; balcao; consumidor | Quantas pessoas você atende ou atendia por dia? | com média de [quanto?] pessoas por dia
agenda; agendament | Quantos compromissos por dia, ou agendas de quantas pessoas? | em média [quanto?] por dia
contas a pagar; contas a receber; pagament | Quantos pagamentos ou que valor por mês? | com volume de [quanto?] por mês
conciliac; lancament; balancete; contab; fiscal; nota$; notas | Quantas empresas, contas ou notas por mês? | em média [quanto?] por mês
cobranc; inadimpl | Que valor foi recuperado, ou quanto caiu a inadimplência? | com [resultado]
orcament; custo; despesa; compra; fornecedor; negoci | Que valor foi economizado ou administrado? | num valor de [quanto?]
folha; admiss; ponto | De quantos funcionários? | de [quanto?] funcionários
recrut; selec; vaga; entrevist | Quantas vagas por mês, e em quanto tempo eram fechadas? | com [quanto?] vagas por mês
trein; capacit; integrac | Quantas pessoas foram treinadas? | para [quanto?] pessoas
equipe; time$; times | De quantas pessoas é ou era a equipe? | com [quanto?] pessoas
campanha; anuncio; trafego | Que alcance, custo ou retorno as campanhas tiveram? | com [resultado]
rede social; redes sociais; instagram; post$; posts; conteudo | Quantas publicações por semana, e o que mudou no alcance? | com [quanto?] publicações por semana
evento; cerimonial | Quantos eventos, e para quantas pessoas? | para [quanto?] pessoas
site$; sites; pagina; aplicativo; app$; sistema; software; api; integra; backend; frontend; codigo | \
Quantas pessoas usam, e o que ficou mais rápido, estável ou barato? | com [resultado]
dado; planilha; dashboard; painel; indicador; relatorio | Quem usa, e que decisão ou prazo mudou por causa disso? | com [resultado]
teste; bug$; bugs; qualidade | Quantos erros ou devoluções a menos? | com [resultado]
rede$; redes de; servidor; infraestrutura; comput; informatica | Quantos computadores, usuários ou unidades? | num total de [quanto?]
seguranca do trabalho; epi$; epis; acidente; brigada | Quantos dias sem acidente, ou quantas pessoas orientadas? | com [resultado]
manuten; preventiv; equipament; maquin | Quantas máquinas, equipamentos ou sistemas? | num total de [quanto?]
produc; linha de; montag; usin; torn | Quantas peças por turno, em média? | em média [quanto?] peças por turno
soldag; soldei; soldo$; caldeir; estrutura | Quantas peças ou toneladas, e com que aprovação na inspeção? | com [resultado]
obra$; obras; alvenaria; reboco; constru; concret; reforma | Qual a área ou o número de obras? | num total de [quanto?]
eletric; hidraul; instalac; instal | Quantas instalações por mês, em média? | em média [quanto?] por mês
projeto | Quantos projetos, e com que prazo ou orçamento? | num total de [quanto?]
cozinh; refeic; almoco; prato; cardapio; lanche; confeit; bolo | Quantas refeições ou encomendas por dia? | em média [quanto?] por dia
mesa$; mesas; salao; garcom; bar$ | Quantas mesas ou pessoas por turno? | em média [quanto?] por turno
limp; higien; faxin; lavander | Quantos ambientes ou metros quadrados por dia? | em média [quanto?] por dia
corte de cabelo; cabelo; manicure; unha; estetic; maqui | Quantos atendimentos por semana? | em média [quanto?] por semana
plantio; plantac; lavoura; colheita; safra; soja; milho; irrig | Quantos hectares, e qual a produtividade? | em [quanto?] hectares
gado; leite; rebanho; ordenha; aves$; suin | Quantos animais? | num total de [quanto?] animais
vigil; portaria; ronda; porteiro | Quantas pessoas ou veículos passam por dia, ou quantos postos? | em média [quanto?] por dia
familias; assistid; vulnerab; acolh | Quantas famílias ou pessoas acompanhadas por mês? | em média [quanto?] por mês
traduc; revisa; textos; redac; reportag; roteiro | Quantos textos ou páginas por mês? | em média [quanto?] por mês
foto; video; design; arte$; artes; identidade visual; layout | Quantas peças por mês, e para quantos clientes? | em média [quanto?] por mês
pesquisa; artigo; laborat; amostra; ensaio | Quantas amostras ou estudos, e o que se descobriu? | com [resultado]
~atend | Quantas pessoas você atende ou atendia por dia? | com média de [quanto?] pessoas por dia
implant; melhor; automat; reorgan; otimiz; reduz | O que mudou: prazo, custo, erros, satisfação? | com [resultado]
`;

/** What is asked where no row fits. */
export const OTHER_QUESTION = {
  question: 'O que mudou por causa disso? Prazo, custo, qualidade, quantidade ou satisfação.',
  frame: 'com [resultado]',
} as const;

/** What is asked of an item that says too little. */
export const CONTEXT_QUESTION =
  'Onde, para quem ou com que meio? Continue a frase: “no setor…”, “para clientes…”, “com o sistema…”.';
