/** The style of the page, which stands in it: a few of the colors of the program, light and dark. */
import { createHash } from 'node:crypto'

export const style = `:root{color-scheme:light dark;--canvas:#f4f6f9;--surface:#fff;--line:#e6eaf0;--text:#131b2b;--text-2:#475467;--accent:#1a45bd;--ok:#0b6b3a;--ok-soft:#e4f5ea;--info:#1a45bd;--info-soft:#e8effe;--warn:#8a4b00;--warn-soft:#fdf0dc;--bad:#b42318;--bad-soft:#fdeceb;--neutral:#475467;--neutral-soft:#eceff3}
@media (prefers-color-scheme:dark){:root{--canvas:#0c1119;--surface:#131a25;--line:#243044;--text:#e6ebf3;--text-2:#b1bccb;--accent:#a9c3ff;--ok:#7fd8a4;--ok-soft:#12301f;--info:#a9c3ff;--info-soft:#1b2a4d;--warn:#f2c07a;--warn-soft:#36260c;--bad:#ff9d94;--bad-soft:#3d1814;--neutral:#b1bccb;--neutral-soft:#222c3b}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:480px;margin:0 auto;padding:16px 16px 48px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px}
h1{margin:0;font-size:18px}h2{margin:0 0 12px;font-size:16px}p{margin:0}
a{color:var(--accent);display:inline-block;padding:10px 0}
section{margin-top:16px;padding:16px;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow-wrap:anywhere}
small{display:block;color:var(--text-2);font-size:14px}
.chip{display:inline-block;padding:2px 10px;border-radius:6px;font-weight:600;font-size:20px;line-height:1.6;margin-bottom:6px}
.sum{font-size:26px;font-weight:700;font-variant-numeric:tabular-nums}
.ok{color:var(--ok);background:var(--ok-soft)}.info{color:var(--info);background:var(--info-soft)}.warn{color:var(--warn);background:var(--warn-soft)}.bad{color:var(--bad);background:var(--bad-soft)}.neutral{color:var(--neutral);background:var(--neutral-soft)}
ol{list-style:none;margin:0;padding:0}
li{position:relative;display:flex;justify-content:space-between;gap:16px;padding:0 0 16px 24px}
li:before{content:"";position:absolute;left:0;top:7px;width:10px;height:10px;border-radius:50%;background:var(--text-2)}
li:after{content:"";position:absolute;left:4px;top:19px;bottom:-5px;width:2px;background:var(--line)}
li:last-child{padding-bottom:0;font-weight:600}li:last-child:before{background:var(--accent)}li:last-child:after{display:none}
time{color:var(--text-2);white-space:nowrap;font-variant-numeric:tabular-nums}`

export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
