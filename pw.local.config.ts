import { defineConfig } from '@playwright/test';
import { readFileSync } from 'node:fs';
const staff = JSON.parse(readFileSync('/tmp/wt/lang/.local/staff.json','utf8'));
process.env.HUB_E2E = JSON.stringify({ url: 'http://localhost:8235', mailUrl: 'http://127.0.0.1:38937', staff: Array.isArray(staff)?staff:(staff.staff??staff.accounts??[]), folder: '/tmp/wt/lang/.local' });
export default defineConfig({ testDir: 'tests/e2e', outputDir: '/tmp/lang/pw', workers: 1, timeout: 90_000, expect:{timeout:20_000}, retries:0, reporter:[['line']], use:{ locale:'zh-TW', timezoneId:'Asia/Taipei', trace:'off', launchOptions:{executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']}} });
