/** The style of the readable page: a sheet of an old atlas on screen, plain ink on paper. */
export const PAGE_STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#0B1026;color:#1D1A2B;font:17px/1.6 Alegreya,Georgia,'Times New Roman',serif;overflow-wrap:anywhere}
header,main,nav{max-width:46rem;margin:0 auto;padding:0 1.5rem}
header{padding-top:3rem;color:#F4ECD9}
.brand{margin:0;color:#C8A24A;letter-spacing:.12em}
h1{margin:.2em 0 .4em;color:#E9D8A6;font-size:2.2rem;font-weight:500;line-height:1.2}
nav{padding-bottom:2rem}
nav ul{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:0;padding:1rem 0 0;border-top:1px solid #C8A24A;list-style:none}
nav a{display:inline-block;padding:.4rem 0;color:#E9D8A6}
a:focus-visible{outline:2px solid #C8A24A;outline-offset:3px}
main{background:#F4ECD9;border:1px solid #C8A24A;padding-bottom:2rem}
h2{margin:2.4rem 0 1rem;padding-bottom:.3rem;border-bottom:1px solid #C8A24A;font-size:1.5rem;font-weight:500}
h3{margin:0;font-size:1rem;font-weight:400;color:#4B4658}
article{margin:0 0 2.4rem}
article p{margin:0 0 .8em}
.drawn{font-size:1.2rem}
.reader,.empty{color:#4B4658;font-size:.9rem}
blockquote{margin:0 0 .8em;padding-left:1rem;border-left:2px solid #C8A24A;font-style:italic;white-space:pre-line}
dl{display:grid;grid-template-columns:minmax(8rem,15rem) 1fr;gap:.2rem 1.2rem;margin:0 0 1.2rem;padding-bottom:1.2rem;border-bottom:1px solid #DCCBA0}
dt{color:#4B4658}
dd{margin:0}
@media(max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media print{body,header,h1,.brand{background:none;color:#000}body{font-size:11pt}nav{display:none}header,main{max-width:none;padding:0;border:0;background:none}article,dl{break-inside:avoid-page}h2,h3{break-after:avoid-page}}
`;
