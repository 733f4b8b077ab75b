/** Money in detail: the books and taxes of Spain, Latin America and the USA, markets, banks and insurers. */
export const FINANCE = `
[skill finance]
pgc | Plan General Contable | Spanish general accounting plan | nuevo plan general contable, pgc pymes, plan general de contabilidad, PGC! | accounting
gaap | US GAAP | GAAP | generally accepted accounting principles, principios de contabilidad generalmente aceptados, pcga | accounting-standards, financial-statements
ifrs | NIIF | IFRS! | normas ifrs, ifrs accounting, normas internacionales de información financiera, international financial reporting standards, ias/ifrs, gaap/ifrs, normas niif, ifrs standards, NIC!, ifrs 16, ifrs 9 | accounting-standards, financial-statements
accounting-standards | Normativa contable | Accounting standards | normas contables, accounting principles, principios contables, asc 606 | accounting
sox | Ley Sarbanes-Oxley | Sarbanes-Oxley | SOX!, sarbanes oxley, sox compliance, controles sox, sox controls | internal-control
internal-control | Control interno | Internal controls | internal control, controles internos, coso framework, marco coso, segregation of duties, segregación de funciones | auditing
internal-audit | Auditoría interna | Internal audit | auditorías internas, internal auditing, internal audits | auditing
external-audit | Auditoría de cuentas | External audit | auditoría externa, auditoría financiera, financial audit, statutory audit, financial audits, auditorías financieras | auditing
month-end-close | Cierre contable mensual | Month-end close | month end close, cierre mensual, cierre de mes, cierres mensuales, month-end closing, year-end close, cierre anual, cierre de ejercicio, cierre fiscal, year end closing | general-ledger
journal-entries | Asientos contables | Journal entries | pólizas contables, registro de asientos, posting journal entries, asientos de diario | general-ledger, bookkeeping
accruals | Periodificaciones | Accruals | provisiones contables, accruals and prepayments, devengos contables | accounting
consolidation | Consolidación contable | Financial consolidation | consolidación de estados financieros, consolidated financial statements, consolidación financiera, cuentas consolidadas, group consolidation | financial-statements
intercompany | Operaciones intragrupo | Intercompany accounting | intercompany, intercompañía, operaciones intercompany, intercompany transactions, intercompany reconciliations | accounting
revenue-recognition | Reconocimiento de ingresos | Revenue recognition | reconocimiento del ingreso, deferred revenue | accounting
inventory-accounting | Valoración de existencias | Inventory accounting | valoración de inventarios, inventory valuation, contabilidad de inventarios | cost-accounting
fund-administration | Administración de fondos de inversión | Investment fund administration | fund administration, valor liquidativo, nav calculation | accounting
non-profit-accounting | Contabilidad de entidades sin ánimo de lucro | Non-profit accounting | nonprofit accounting, contabilidad de asociaciones | accounting
fraud-examination | Investigación de fraude financiero | Fraud examination | auditoría forense | auditing
invoice-processing | Tramitación de facturas | Invoice processing | procesamiento de facturas, registro de facturas, contabilización de facturas, three-way match, 3-way match, invoice matching, verificación de facturas | accounts-payable
e-invoicing | Factura electrónica | E-invoicing | facturación electrónica, electronic invoicing, facturae, cfdi, verifactu, ticketbai, timbrado de facturas, e-invoice | invoicing
sii | Suministro Inmediato de Información | Spanish immediate VAT reporting | SII!, envío del sii | vat-returns
withholding-tax | Retenciones e IRPF | Withholding tax | modelo 111, modelo 190, modelo 115, modelo 180, retenciones de irpf, retenciones fiscales, declaración de retenciones | tax
income-tax | Impuesto sobre la renta | Personal income tax | IRPF!, declaración de la renta, campaña de renta, modelo 100, renta web, form 1040, individual tax returns, modelo 130, individual income tax, ISR!*, declaración de isr, cálculo de isr, isr e iva | tax
corporate-tax | Impuesto de sociedades | Corporate tax | impuesto sobre sociedades, modelo 200, modelo 202, corporate income tax, corporation tax, form 1120, corporate tax returns, impuesto a las sociedades | tax
informative-returns | Declaraciones informativas | Information returns | modelo 347, modelo 349, modelo 390, modelo 720, form 1099, 1099 forms, 1099s, w-2 forms, w-9 forms | tax
sales-tax | Impuesto sobre ventas | Sales and use tax | sales tax, use tax, sales tax returns, sales tax filing, impuesto a las ventas | tax
tax-strategy | Estrategia fiscal | Tax strategy | planificación tributaria, optimización fiscal, planeación fiscal | tax
tax-enquiries | Requerimientos de Hacienda | Tax authority enquiries | irs audits, irs notices, fiscalización tributaria, recursos tributarios | tax
property-tax | Impuestos sobre la propiedad | Property tax | ibi y plusvalía, property taxes | tax
rd-tax-credits | Deducciones por I+D+i | R&D tax credits | deducciones fiscales por i+d, research tax credit, monetización de i+d | tax
latam-taxes | Obligaciones fiscales en Latinoamérica | Latin American tax filing | declaraciones ante el sat, SUNAT!, DIAN!, AFIP!, declaraciones ante la sunat, diot, ingresos brutos | tax
bookkeeping-legal | Legalización de libros | Filing of statutory books | depósito de cuentas anuales, legalización de libros contables, filing annual accounts, presentación de cuentas anuales | bookkeeping
financial-modeling | Modelización financiera | Financial modelling | financial modeling, modelos financieros, financial models, modelado financiero, modelación financiera | financial-analysis
fpa | Planificación financiera | Financial planning and analysis | FP&A!, planificación y análisis financiero, planeación financiera, financial planning & analysis, control financiero, financial control | financial-analysis
management-control | Control de gestión | Management control | controller financiero*, management accounting, contabilidad de gestión, management reporting, contabilidad directiva, controlling*, controlling financiero | financial-analysis
variance-analysis | Análisis de desviaciones | Variance analysis | desviaciones presupuestarias, budget variance, budget variances, análisis de variaciones | budgeting
business-valuation | Valoración de empresas | Business valuation | company valuation, descuento de flujos, discounted cash flow, DCF!, valuation models, múltiplos comparables | financial-analysis
ratio-analysis | Análisis de ratios | Ratio analysis | ratios financieros, financial ratios, análisis de balances | financial-analysis
feasibility-studies | Estudios de viabilidad | Feasibility studies | plan de viabilidad, feasibility study, business plans, plan de negocio, planes de negocio, business plan, análisis de viabilidad | financial-analysis
investment-appraisal | Evaluación de inversiones | Investment appraisal | VAN y TIR, cost-benefit analysis, análisis coste-beneficio, análisis costo-beneficio, capital budgeting, evaluación de proyectos de inversión, net present value | financial-analysis
investor-relations | Relación con inversores | Investor relations | relaciones con inversores, relación con inversionistas, fundraising rounds, rondas de financiación | public-relations
epm-tools | Oracle Hyperion y Anaplan | Oracle Hyperion and Anaplan | hyperion, anaplan, cch tagetik, tagetik, adaptive planning, workday adaptive, sap bpc, essbase | financial-analysis
bloomberg | Bloomberg Terminal | | bloomberg*, refinitiv, thomson reuters eikon, factset, capital iq, morningstar direct | capital-markets
capital-markets | Mercados de capitales | Capital markets | mercados financieros, financial markets, bolsa de valores, stock market, stock exchange | investment
trading | Negociación bursátil | Securities trading | trading bursátil, stock trading, day trading, trading de acciones, trading desk, algorithmic trading, metatrader | capital-markets
derivatives | Derivados financieros | Derivatives | productos derivados, futuros y opciones, futures and options, options trading, swaps and forwards | capital-markets
fixed-income | Renta fija | Fixed income | bonos y obligaciones, bond markets, fixed income securities | capital-markets
equities | Renta variable | Equity markets | equity research, análisis bursátil, acciones y bonos, stocks and bonds, mercados de renta variable | capital-markets
portfolio-management | Gestión de carteras de inversión | Investment portfolio management | gestión de carteras, investment portfolios, asset allocation, asignación de activos, carteras de inversión | investment
wealth-management | Gestión de patrimonios | Wealth management | banca privada, private banking, gestión patrimonial, patrimonios familiares, family office | investment
fund-management | Fondos de inversión | Investment funds | mutual funds, fondos mutuos, hedge funds, etfs, instituciones de inversión colectiva, ucits | investment
esg-investing | Inversión sostenible | ESG investing | finanzas sostenibles, sustainable finance, inversión socialmente responsable, green bonds, bonos verdes | investment
private-equity | Capital privado | Private equity | capital riesgo, venture capital, leveraged buyout, LBO!, capital de riesgo | investment
investment-banking | Banca de inversión | Investment banking | corporate finance, finanzas corporativas, salidas a bolsa, initial public offerings | mergers-acquisitions
project-finance | Financiación de proyectos | Project finance | financiación estructurada, structured finance, sindicación de préstamos, syndicated loans | loans
corporate-banking | Banca de empresas | Corporate banking | banca corporativa, commercial banking, banca comercial, business banking, banca pymes | banking
retail-banking | Banca minorista | Retail banking | banca de particulares, consumer banking, banca personal, personal banking, apertura de cuentas, account opening | banking
mortgages | Hipotecas | Mortgages | préstamos hipotecarios | loans
loan-underwriting | Concesión de créditos | Loan underwriting | credit underwriting, otorgamiento de crédito, aprobación de créditos, loan approval | loans
consumer-credit | Crédito al consumo | Consumer credit | consumer lending, microcréditos, microcredit, microfinance, microfinanzas, emisión de tarjetas de crédito, credit card products | loans
leasing-renting | Leasing y renting | Asset leasing | arrendamiento financiero, financial leasing, equipment leasing, renting de vehículos | loans
factoring | Factoring y confirming | Factoring | descuento comercial, descuento de efectos, invoice discounting, Confirming!*, confirming bancario | treasury
bank-guarantees | Avales bancarios | Bank guarantees | avales y garantías, avales, surety bonds, cartas de garantía | banking
payment-systems | Medios de pago | Payment systems | pagos SEPA, sepa payments, transferencias sepa, swift payments, swift transfers, mensajería swift, ach payments, ach transfers, wire transfers, transferencias bancarias, payment processing | banking
cash-pooling | Cash pooling | | centralización de tesorería, barrido de cuentas | treasury
cash-forecasting | Previsión de tesorería | Cash flow forecasting | cash forecasting, previsiones de tesorería, cash flow projections, proyección de flujo de caja | treasury
working-capital | Capital circulante | Working capital | gestión del circulante, capital de trabajo, working capital management | treasury
hedging | Cobertura de riesgos financieros | Financial hedging | coberturas de divisa, fx hedging, currency hedging, coberturas financieras | treasury
credit-risk | Riesgo de crédito | Credit risk | riesgo crediticio, credit scoring, calificación crediticia, análisis de riesgo de crédito, credit risk analysis, evaluación crediticia | risk-management
market-risk | Riesgo de mercado | Market risk | value at risk, riesgos de mercado, liquidity risk, riesgo de liquidez, gestión de activos y pasivos | risk-management
operational-risk | Riesgo operacional | Operational risk | riesgos operacionales, riesgo operativo, operational risk management | risk-management
basel | Acuerdos de Basilea | Basel accords | basel ii, basilea ii, requerimientos de capital, capital requirements | compliance
fraud-prevention | Prevención del fraude | Fraud prevention | detección de fraude, fraud detection, antifraude, anti-fraud, fraud analysis, prevención de fraudes
cryptocurrency | Criptomonedas | Cryptocurrency | criptoactivos, crypto assets, bitcoin, digital assets trading, defi | blockchain
fintech | Tecnología financiera | Fintech | fintech*, open banking, banca abierta, pagos digitales | banking
pension-plans | Gestión de planes de pensiones | Pension plan administration | retirement planning, fondos de pensiones, pension funds, gestión de planes de jubilación, pension administration, AFORES!, Afore!
k401 | Plan 401(k) | 401(k) plans | 403b, roth ira, 401k administration, 401k plan administration, 401k reconciliation, 401k contributions, 401k* | pension-plans
financial-planning-personal | Planificación financiera personal | Personal financial planning | asesoramiento financiero, financial advice, financial advisory, asesoría financiera, planificación patrimonial, financial counseling | investment
life-insurance | Seguros de vida | Life insurance | seguro de vida, annuities, rentas vitalicias, vida y decesos | insurance
property-casualty | Seguros generales | Property and casualty insurance | p&c insurance, seguros de hogar, seguros de auto, auto insurance, home insurance, ramos generales, property & casualty, multirriesgo | insurance
insurance-underwriting | Suscripción de seguros | Insurance underwriting | suscripción de riesgos, underwriting de seguros, suscripción de pólizas, policy issuance, emisión de pólizas | insurance
claims-handling | Tramitación de siniestros | Insurance claims handling | claims processing, gestión de siniestros, claims handling, claims adjustment, ajuste de siniestros, claim settlement, liquidación de siniestros, insurance claims | insurance
loss-adjusting | Peritaje de seguros | Loss adjusting | peritación de daños, damage appraisal, valoración de daños | claims-handling
reinsurance | Reaseguro | Reinsurance | reaseguros, facultative reinsurance | insurance
insurance-software | Guidewire | Insurance software | claimcenter, policycenter, duck creek, visualseg, ebroker, xactimate | insurance
debt-collection | Recobro de deuda | Debt collection | reclamación de impagados, recuperación de cartera, recuperación de deuda | accounts-receivable
order-to-cash | Ciclo de pedido a cobro | Order to cash | o2c, otc process, ciclo de ingresos, order-to-cash process | accounts-receivable
procure-to-pay | Ciclo de compra a pago | Procure to pay | p2p process, purchase-to-pay, source to pay, procure-to-pay process | accounts-payable
financial-software-banking | Sistemas bancarios centrales | Core banking systems | temenos, t24, finacle, flexcube, core bancario, core banking | banking
xbrl | XBRL | | ixbrl, edgar filings, sec filings, sec reporting, form 10-k, 10-q filings, formato esef | financial-statements
grant-accounting | Justificación económica de subvenciones | Grant accounting | justificación económica de proyectos, grant financial reporting | grant-management
[skill office]
accounting-software | Programas de contabilidad | Accounting software | software contable, programas contables, software de contabilidad, accounting systems, sistemas contables | accounting
quickbooks | QuickBooks | | quick books, quickbooks online, intuit quickbooks | accounting-software, bookkeeping
xero | Xero | | freshbooks, wave accounting, myob, zoho books accounting | accounting-software, bookkeeping
sage | Sage!* | | sage 50, sage 50c, sage accounting, sage line 50, sage peachtree, peachtree accounting | accounting-software, bookkeeping
contaplus | ContaPlus | | sage contaplus, conta plus, facturaplus | accounting-software, bookkeeping
contasol | Contasol | | factusol, software delsol, nominasol | accounting-software, bookkeeping
a3con | A3CON | | a3 con, a3eco, a3 eco, a3asesor, a3 asesor, a3soc, a3innuva, a3ren, wolters kluwer a3, programa a3, a3 software | accounting-software, bookkeeping
tally | Tally ERP | | tally prime, tally.erp 9 | accounting-software, bookkeeping
dynamics-gp | Microsoft Dynamics GP | | dynamics gp, great plains | accounting-software, erp
blackline | BlackLine | Close automation | oracle account reconciliation, trintech | accounting-software
tax-software | Programas de impuestos | Tax software | turbotax, lacerte, proseries, drake software, ultratax, cch axcess, programa padre, taxslayer | tax
`;
