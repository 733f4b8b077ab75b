/** How goods and messages find people: advertising, search, campaigns, research, press, shops on the web and their tools. */
export const MARKETING = `
[skill marketing]
google-ads | Google Ads | | adwords, google adwords, campañas de google ads, google ads campaigns, google shopping, performance max | sem
meta-ads | Meta Ads | | facebook ads, instagram ads, meta business suite, facebook business manager, facebook ads manager, business manager de meta | social-ads
social-ads | Publicidad en redes sociales | Social media advertising | social ads, paid social, linkedin ads, tiktok ads, twitter ads, pinterest ads, anuncios en redes sociales | sem
programmatic | Publicidad programática | Programmatic advertising | compra programática, programmatic buying, real-time bidding, dv360, display & video 360, display advertising, publicidad display, the trade desk platform | advertising
affiliate-marketing | Marketing de afiliación | Affiliate marketing | marketing de afiliados, affiliate programs, programas de afiliados | digital-marketing
aso | Posicionamiento en tiendas de apps | App store optimization | ASO!, app store optimisation | seo
technical-seo | SEO técnico | Technical SEO | auditorías seo, seo audits, indexabilidad, schema markup, seo on-page, on-page seo | seo
link-building | Construcción de enlaces | Link building | linkbuilding, seo off-page, off-page seo, backlinks | seo
local-seo | SEO local | Local SEO | google my business, google business profile, ficha de google | seo
keyword-research | Investigación de palabras clave | Keyword research | estudio de palabras clave, keyword analysis, análisis de palabras clave | seo
semrush | Semrush | SEO tools | ahrefs, screaming frog, sistrix, moz pro, ubersuggest, majestic seo, herramientas seo | seo
search-console | Google Search Console | | search console, google webmaster tools, bing webmaster tools | seo
google-analytics | Google Analytics | | ga4, google analytics 4, universal analytics | web-analytics
tag-manager | Google Tag Manager | | tag manager, gestión de etiquetas web | web-analytics
adobe-analytics | Adobe Analytics | | omniture, matomo, piwik, comscore | web-analytics
heatmaps | Mapas de calor | Heatmaps | hotjar, microsoft clarity, crazy egg, session recordings | web-analytics
cro | Optimización de la conversión | Conversion rate optimization | conversion optimization, optimización de conversiones, tasa de conversión, conversion rates, conversion rate optimisation, vwo testing, optimizely, CRO!* | digital-marketing
landing-pages | Páginas de aterrizaje | Landing pages | landing page, unbounce, leadpages, instapage | digital-marketing
mailchimp | Mailchimp | | mail chimp, klaviyo, sendinblue, brevo, mailerlite, constant contact, acumbamail, mdirector, sendgrid | email-marketing
marketo | Marketo! | | adobe marketo, marketo engage, eloqua, activecampaign, active campaign, customer.io, braze platform | marketing-automation
inbound-marketing | Inbound marketing | | marketing de atracción, lead magnets | digital-marketing
growth-marketing | Marketing de crecimiento | Growth marketing | Growth!*, growth hacking, growth hacker, estrategias de crecimiento digital | digital-marketing
lead-management | Gestión de leads | Lead management | lead scoring, lead qualification, cualificación de leads, calificación de leads, embudo de ventas, sales funnel, embudos de conversión, conversion funnels | marketing-automation
brand-strategy | Estrategia de marca | Brand strategy | brand positioning, rebranding, brand development, construcción de marca, arquitectura de marca | branding
brand-guidelines | Manual de marca | Brand guidelines | brand book, libro de estilo, guía de estilo, style guides | branding
market-segmentation | Segmentación de mercado | Market segmentation | segmentación de mercados, buyer personas, buyer persona, público objetivo, target audience | marketing
customer-journey | Mapa de experiencia del cliente | Customer journey mapping | customer journey, journey mapping, viaje del cliente, recorrido del cliente | customer-experience
product-marketing | Marketing de producto | Product marketing | product launches, lanzamiento de productos, product launch, lanzamientos de producto, go-to-market strategy, estrategia go-to-market, go-to-market plan | marketing
event-marketing | Marketing de eventos | Event marketing | brand activations, experiential marketing, marketing experiencial, street marketing, marketing de guerrilla, guerrilla marketing | marketing
sponsorship | Patrocinio | Sponsorship | patrocinios, sponsorships, mecenazgo, gestión de patrocinios | marketing
direct-marketing | Marketing directo | Direct marketing | direct mail, buzoneo, leafleting, reparto de publicidad, marketing relacional, relationship marketing | marketing
b2b-marketing | Marketing B2B | B2B marketing | marketing industrial, account-based marketing, industrial marketing | marketing
sms-marketing | Marketing por SMS y WhatsApp | SMS and WhatsApp marketing | whatsapp business, sms marketing, whatsapp marketing, mobile marketing, marketing móvil, push notifications | digital-marketing
video-marketing | Videomarketing | Video marketing | video marketing, youtube ads, canal de youtube, youtube channel management, youtube marketing | content-marketing
short-video | Vídeos cortos para redes | Short-form video | reels de instagram, instagram reels, short-form video, capcut, youtube shorts, tiktok videos | video-editing, social-media
social-tools | Herramientas de redes sociales | Social media tools | hootsuite, metricool, sprout social, buffer app, agorapulse, programación de publicaciones, social media scheduling | social-media
social-listening | Escucha social | Social listening | brandwatch, monitorización de redes sociales, social media monitoring, talkwalker | social-media
online-reputation | Reputación en línea | Online reputation management | reputación online, reputación digital | public-relations
community-management | Gestión de comunidades en línea | Online community management | community management, moderación de comunidades, moderación de contenidos, content moderation | social-media
editorial-calendar | Calendario editorial | Editorial calendar | calendario de contenidos, content calendar, plan de contenidos, content planning, parrilla de contenidos | content-marketing
storytelling | Narrativa de marca | Storytelling | storytelling*, brand storytelling, narrativa transmedia, transmedia storytelling | content-marketing
ux-writing | Redacción UX | UX writing | microcopy, content design, diseño de contenidos, conversational copy | copywriting
qualitative-research | Investigación cualitativa | Qualitative research | grupos focales, focus groups, focus group, entrevistas en profundidad, in-depth interviews, análisis cualitativo, qualitative analysis, atlas.ti, nvivo, maxqda | research
quantitative-research | Investigación cuantitativa | Quantitative research | análisis cuantitativo, quantitative analysis, métodos cuantitativos, quantitative methods | research
mystery-shopping | Cliente misterioso | Mystery shopping | mystery shopper, compra misteriosa | market-research
market-data-panels | Paneles de consumo | Consumer panels | nielsen data, kantar worldpanel, datos nielsen, paneles nielsen, iri data, consumer insights, shopper insights | market-research
attribution | Modelos de atribución | Marketing attribution | atribución de marketing, attribution modelling, attribution modeling, marketing mix modelling, marketing roi, retorno de la inversión publicitaria, roas | web-analytics
out-of-home | Publicidad exterior | Out-of-home advertising | vallas publicitarias, billboards, outdoor advertising, anuncios de radio, radio advertising, tv advertising, cuñas de radio | advertising
media-buying | Compra de medios | Media buying | planificación de medios, media planning, plan de medios, negociación con medios, media plans | advertising
promotions | Promociones comerciales | Sales promotions | acciones promocionales, promotional campaigns, campañas promocionales, point-of-sale promotions | trade-marketing
internal-communication | Comunicación interna | Internal communications | internal communication, comunicaciones internas, employee communications, boletín interno | public-relations
corporate-communication | Comunicación corporativa | Corporate communications | comunicación institucional, corporate communication, plan de comunicación, communication plans, communications strategy, estrategia de comunicación, dircom | public-relations
media-relations | Relaciones con los medios | Media relations | gabinete de prensa, press office, notas de prensa, press releases, ruedas de prensa, press conferences, press release, dossier de prensa, press kits, boletines de prensa | public-relations
media-monitoring | Seguimiento de medios | Media monitoring | clipping de prensa, press clipping, análisis de medios, media analysis | public-relations
crisis-communication | Comunicación de crisis | Crisis communication | crisis communications, portavocía en crisis | public-relations
speechwriting | Redacción de discursos | Speechwriting | discursos institucionales, speech writing | writing
csr | Responsabilidad social corporativa | Corporate social responsibility | RSC!, RSE!, responsabilidad social empresarial
online-advertising-ops | Operaciones publicitarias | Ad operations | ad ops, google ad manager, adserver, ad serving, adsense, monetización web | programmatic
cdp | Plataformas de datos de clientes | Customer data platforms | customer data platform, tealium, twilio segment, adobe real-time cdp | marketing-automation
[skill sales]
shopify | Shopify | | tiendas shopify, shopify liquid, shopify plus | e-commerce
woocommerce | WooCommerce | | woo commerce | e-commerce, wordpress
prestashop | PrestaShop | | presta shop, tienda nube, tiendanube, bigcommerce, vtex, opencart | e-commerce
magento | Magento | | adobe commerce, salesforce commerce cloud, demandware, sap hybris, hybris | e-commerce
amazon-seller | Amazon Seller Central | | seller central, amazon fba, venta en amazon, selling on amazon, amazon vendor central, amazon ads | marketplaces
marketplaces | Venta en marketplaces | Online marketplaces | mercado libre, mercadolibre, ventas en marketplaces, ebay, etsy, gestión de marketplaces, aliexpress, miravia, wallapop, marketplaces* | e-commerce
dropshipping | Dropshipping | | drop shipping, comercio sin inventario | e-commerce
payment-gateways | Pasarelas de pago | Payment gateways | stripe payments, stripe api, paypal, redsys, mercado pago, payment gateway, bizum, integración de pasarelas de pago | e-commerce
product-catalogue | Gestión de catálogo en línea | Online catalogue management | fichas de producto, product listings, alta de productos, catalogue management, catalog management, product descriptions, gestión de catálogo | e-commerce
customer-experience | Experiencia de cliente | Customer experience | CX!, customer experience management, experiencia del cliente, voz del cliente, voice of the customer, customer satisfaction surveys, encuestas de satisfacción | customer-service
customer-success | Éxito del cliente | Customer success | customer success management, client onboarding, onboarding de clientes, customer onboarding | account-management
key-accounts | Grandes cuentas | Key accounts | key account management, KAM!, gestión de grandes cuentas, cuentas clave, large accounts, manejo de cuentas clave | account-management
inside-sales | Venta interna | Inside sales | sales development, SDR!, ventas internas, inside sales team, venta remota | sales
outside-sales | Visitas comerciales | Outside sales | venta exterior, customer visits, client visits, preventa y autoventa | sales
sales-pipeline | Gestión de la cartera de oportunidades | Pipeline management | sales pipeline, pipeline comercial, pipeline de ventas, gestión de oportunidades, opportunity management | sales
sales-forecasting | Previsión de ventas | Sales forecasting | sales forecast, previsiones de ventas, pronóstico de ventas, forecast de ventas, sales forecasts, proyección de ventas | forecasting, sales
sales-reporting | Informes de ventas | Sales reporting | sales reports, reportes de ventas, sales analytics | sales
consultative-selling | Venta consultiva | Consultative selling | solution selling, venta de soluciones, spin selling, challenger sale, meddic, value selling, social selling, bant qualification | b2b-sales
technical-sales | Venta técnica | Technical sales | venta técnico-comercial, presales, preventa técnica, pre-sales | b2b-sales
channel-sales | Venta por canal | Channel sales | canal de distribución, partner management, gestión de partners, distribution channels, canales de distribución, gestión de distribuidores, dealer network, alianzas comerciales, reseller channel | sales-management
export-sales | Ventas internacionales | International sales | venta internacional, export sales, ventas de exportación, desarrollo de mercados internacionales, expansión internacional* | sales, import-export
territory-management | Gestión de territorio comercial | Territory management | zona comercial, sales territory, gestión de zona, sales territories, rutas comerciales | sales-management
sales-targets | Cumplimiento de objetivos de venta | Sales target achievement | cumplimiento de cuotas, cuotas de venta | sales
sales-training | Formación de equipos de venta | Sales training | formación comercial, capacitación en ventas, sales enablement, sales coaching | training-staff
pharma-sales | Visita médica | Pharmaceutical sales | ventas farmacéuticas, promoción médica, medical sales, visita a farmacias, medical device sales | sales
tender-bids | Preparación de ofertas y propuestas | Proposal writing | elaboración de ofertas, propuestas comerciales, bid writing, rfp responses, commercial proposals, preparación de propuestas, sales proposals, bid management, elaboración de propuestas | b2b-sales
cpq | Configuración de ofertas | Configure price quote | CPQ!, salesforce cpq | pricing
revenue-growth | Estrategia de precios | Pricing strategy | estrategias de precios, dynamic pricing, precios dinámicos, price optimization | pricing
helpdesk-software | Zendesk y Freshdesk | Zendesk and Freshdesk | help scout, livechat software, salesforce service console | customer-service
contact-centre-software | Genesys y Avaya | Genesys and Avaya | acd systems | call-center
service-levels | Acuerdos de nivel de servicio | Service level agreements | SLA!, slas, niveles de servicio, service level | customer-service
escalations | Gestión de escalaciones | Escalation handling | escalated calls, escalated issues, atención de escalaciones, customer escalations | complaint-handling
property-viewings | Visitas a inmuebles | Property viewings | property showings, home stager, visitas a viviendas | real-estate
`;
