/** How pages look that the web app has no part in: as the product does. */
export const STANDALONE_STYLE = `
:root{--night:#0B1026;--deep:#131A3A;--gold:#C8A24A;--pale:#E9D8A6;--bone:#F4ECD9;--text:#DAD6E4;--soft:#A9A6BF;--ember:#E4683A;--hairline:#C8A24A55;--serif:Alegreya,Georgia,serif;--sans:'Alegreya Sans',Arial,sans-serif}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:radial-gradient(ellipse 90rem 40rem at 50% -8rem,#1c2757 0,transparent 70%),var(--night);color:var(--text);font:1.0625rem/1.55 var(--sans)}
main{max-width:40rem;margin:0 auto;padding:clamp(1.2rem,5vw,4rem) clamp(.9rem,4vw,1.25rem)}
.sheet{padding:clamp(1.3rem,5vw,2.6rem);border:1px solid var(--hairline);outline:1px solid var(--hairline);outline-offset:4px;background:radial-gradient(ellipse 90% 60% at 50% 0,#223067 0,transparent 75%),var(--deep)}
.top{display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:center;justify-content:space-between;margin-bottom:1.6rem}
.brand{display:inline-flex;gap:.6rem;align-items:center;min-height:44px;color:var(--bone);font:400 1.5rem/1 var(--serif);text-decoration:none}
.label{margin:0;padding:.1rem .7rem;border:1px dashed var(--pale);color:var(--pale)}
h1{margin:0;color:var(--bone);font:400 clamp(2rem,6vw,2.6rem)/1.15 var(--serif);text-wrap:balance}
h2{margin:2rem 0 0;color:var(--gold);font:italic 400 1.5rem/1.2 var(--serif)}
p{margin:.8rem 0 0}a{color:var(--pale)}strong{color:var(--bone)}
.price{margin-top:.9rem;color:var(--bone);font:400 2.4rem/1.1 var(--serif);font-variant-numeric:lining-nums}
.price small{color:var(--soft);font:400 1.06rem/1.3 var(--sans)}
.lead,.note{color:var(--soft)}
dl{margin:1.4rem 0 0;border-top:1px solid var(--hairline)}
dl div{display:grid;grid-template-columns:minmax(7.5rem,2fr) minmax(0,5fr);gap:.2rem 1.2rem;padding:.65rem .1rem;border-bottom:1px solid var(--hairline)}
dt{color:var(--soft)}dd{margin:0;color:var(--bone);font-variant-numeric:lining-nums}
form{margin:.8rem 0 0}
button{width:100%;min-height:2.9rem;padding:.6rem 1rem;border:1px solid var(--gold);border-radius:3px;background:none;color:var(--bone);font:inherit;cursor:pointer}
button:hover{background:#c8a24a22}
button.main{border-color:var(--ember);background:var(--ember);color:#1D1A2B;font-weight:700}
button.main:hover{background:#f07a4c}
.call{display:inline-grid;place-content:center;min-height:2.9rem;margin:1.4rem 1.4rem 0 0;padding:.6rem 1.6rem;border:1px solid var(--ember);border-radius:3px;background:var(--ember);color:#1D1A2B;font-weight:700;text-decoration:none}
.call:hover{background:#f07a4c}
.levers{margin-top:2rem;padding:1.1rem 1.2rem 1.3rem;border:1px dashed var(--hairline)}
.levers h2,.levers h3{margin:0;color:var(--pale);font:italic 400 1.3rem/1.2 var(--serif)}
.levers p{margin:.4rem 0 0;color:var(--soft)}
.levers button{border-style:dashed;color:var(--pale)}
.back{display:inline-flex;align-items:center;min-height:44px;margin-top:1rem}
:is(button,a):focus-visible{outline:2px solid var(--pale);outline-offset:3px}
[role=alert]{margin-top:1.2rem;padding-left:.9rem;border-left:3px solid var(--ember);color:var(--bone)}
@media (max-width:480px){dl div{grid-template-columns:minmax(0,1fr)}}`;
