/**
 * What people write they did, where a name of the skill would be a noun. One row a skill:
 * `skill | infinitive; infinitive | object; object`. An object is the beginning of a folded word and must follow the
 * verb within three words; without objects the verb alone tells enough. Narrow on purpose: a wrong skill is worse
 * than a missed one.
 */
export const DEEDS = `
analise-dados | analisar; tratar; explorar; cruzar | dados; base de dados; bases de dados
visualizacao-dados | criar; montar; desenvolver; elaborar | graficos; painel; paineis
negociacao | negociar |
lideranca | liderar; coordenar; supervisionar; gerenciar; chefiar; gerir | equipe; time; times; pessoas; funcionarios; colaboradores; tecnicos; profissionais; enfermeiros; professores; operadores; vendedores; motoristas; ajudantes; atendentes; auxiliares; analistas; desenvolvedores; estagiarios
treinamento | treinar; capacitar | equipe; time; pessoas; funcionarios; colaboradores; profissionais; novatos; novos; operadores; vendedores; atendentes; ajudantes; auxiliares; estagiarios
escala-equipe | elaborar; montar; organizar; fazer; planejar | escala; escalas
vendas | vender | produtos; servicos; planos; roupas; calcados; seguros; imoveis; veiculos; pacotes; assinaturas; bolos; doces; salgados
atendimento-cliente | atender | cliente; clientes; publico; consumidores; hospedes; visitantes; usuarios; passageiros; comensais; familias; moradores
orientacao-familias | orientar; reunir | familias; pais e; pais de; responsaveis dos; responsaveis de
didatica | lecionar |
planejamento-aulas | planejar; elaborar; preparar | aulas; sequencias didaticas
avaliacao-aprendizagem | elaborar; corrigir; aplicar | provas; simulados; avaliacoes
planejamento | planejar | atividades; cronograma; cronogramas; acoes; rotinas; tarefas; projeto; projetos; campanhas; entregas; producao; metas
mediacao-conflitos | mediar; administrar | conflitos
apresentacoes | apresentar | resultados; relatorios; indicadores
escrita | redigir; escrever; elaborar | relatorio; relatorios; oficios; atas
recrutamento | recrutar; selecionar | candidatos; profissionais; funcionarios
operacao-caixa | operar; fechar | caixa
preparo-alimentos | preparar; cozinhar | refeicoes; refeicao; almoco; merenda; alimentos; comida; marmitas; lanches
transporte-passageiros | transportar; conduzir | passageiros; alunos; estudantes; criancas
transporte-cargas | transportar; carregar | carga; cargas; mercadorias; graos; combustivel; conteineres
entregas | entregar | encomendas; pedidos; mercadorias
manutencao-veiculo | inspecionar; conferir; verificar; revisar | pneus; freios; veiculo; caminhao; onibus
administracao-medicamentos | administrar; preparar | medicamentos; medicacao; medicacoes
cuidado-infantil | cuidar | criancas; bebes; irmaos
cuidado-idosos | cuidar | idosos; idosas
servicos-gerais | limpar; higienizar | salas; banheiros; ambientes; corredores
pecas-processuais | redigir; elaborar | pecas; contestacoes; recursos
controle-prazos | controlar; acompanhar | prazos
api-rest | desenvolver; criar; integrar; construir | api
`;
