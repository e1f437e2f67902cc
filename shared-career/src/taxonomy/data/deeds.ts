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
soldagem | soldar | pecas; estruturas; chapas; tubulacoes; tubos; portoes
costura | costurar | roupas; pecas; uniformes; vestidos; bolsas; cortinas
alvenaria | assentar; levantar | tijolos; blocos; paredes; muros
assentamento-pisos | assentar | piso; pisos; azulejos; porcelanato; ceramica
pintura-obra | pintar | paredes; casas; fachadas; apartamentos; muros
instalacoes-eletricas | instalar; trocar | tomadas; disjuntores; luminarias; fiacao; chuveiros
manutencao-corretiva | consertar; reparar | maquinas; equipamentos; motores
cultivo | plantar; colher; cultivar | soja; milho; cafe; hortalicas; verduras; legumes; frutas; feijao; mandioca
pecuaria | alimentar; vacinar; ordenhar | gado; vacas; bezerros; rebanho; porcos; galinhas
sinais-vitais | aferir; verificar | pressao; sinais vitais; glicemia
coleta-exames | coletar | sangue; material biologico
separacao-pedidos | separar; embalar; expedir | pedidos; mercadorias
recebimento | conferir; receber | mercadorias; cargas; materiais
reposicao | abastecer | prateleiras; gondolas; loja
faturamento | emitir | notas; notas fiscais; faturas
fiscal-tributario | apurar; calcular | impostos; tributos
folha-pagamento | fechar; calcular; processar | folha
conciliacao-bancaria | conciliar | extratos; contas; bancos
contratos-juridico | redigir; revisar; elaborar | contratos; minutas
fotografia | fotografar | eventos; casamentos; produtos; festas
edicao-video | editar | video; videos
redes-sociais | administrar; gerenciar; alimentar | redes sociais; instagram
design-grafico | criar; desenhar; desenvolver | logotipos; logomarcas; banners; cartazes; artes
desenvolvimento-web | desenvolver; criar; construir; programar | site; sites; sistema web; sistemas web
beleza-cabelo | cortar; pintar | cabelo; cabelos
limpeza-domestica | limpar; arrumar | casa; casas; apartamentos
passadoria | lavar; passar | roupa; roupas
recepcao | recepcionar | visitantes; clientes; hospedes; pacientes; alunos
agenda | agendar; marcar | consultas; reunioes; exames; visitas
arquivo-documentos | arquivar; digitalizar; protocolar | documentos; processos; contratos; prontuarios
inspecao-qualidade | inspecionar | pecas; lotes; produtos
traducao | traduzir | textos; documentos; livros; artigos
servico-mesa | servir | mesas; clientes
voluntariado | arrecadar; doar | alimentos; cestas; roupas; brinquedos
`;
