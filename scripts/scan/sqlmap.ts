import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scanned } from './findings.ts'
import { runScanner } from './run-scanner.ts'

/** A request whose parameters are attacked. */
export interface Target {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Attacks parameters and cookies of one request, at level 2 and risk 1, which excludes attacks that change rows. */
export async function scanWithSqlmap(url: string, folder: string, target: Target, seconds: number): Promise<Scanned> {
  const name = `sqlmap: ${target.name}`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${target.name.replaceAll(/\W+/g, '-')}.txt`)
  writeFileSync(file, requestOf(new URL(url).host, target))
  const { output, isCutOff } = await runScanner('sqlmap', {
    folder,
    seconds,
    args: [
      ...[
        '-r',
        file,
        '--ignore-stdin',
        '--batch',
        '--disable-coloring',
        '--level',
        '2',
        '--risk',
        '1',
        '--dbms',
        'PostgreSQL',
        '--flush-session',
      ],
      // A new address per request avoids rate limits; most requests are refused.
      ...['--tamper', 'xforwardedfor', '--ignore-code', '*', '--output-dir', join(folder, 'output')],
      // Attacks the values of JSON, non-interactively, without following redirects.
      ...['--answers', 'JSON=Y,redirect=N,keep testing=N', '--timeout', '60', '--time-sec', '3'],
    ],
  })
  const found = /Parameter: (.+)\n\s+Type: (.+)/.exec(output)
  if (found)
    return {
      name,
      findings: [{ scanner: 'sqlmap', kind: 'SQL injection', where: `${target.method} ${target.path}`, what: `${found[1]}: ${found[2]}` }],
    }
  const wasTried = /do not appear to be injectable|no parameter\(s\) found/.test(output)
  if (wasTried || isCutOff) return { name: wasTried ? name : `${name} (as far as ${seconds} s went)`, findings: [] }
  return {
    name,
    findings: [],
    failed:
      output
        .split('\n')
        .filter(line => /CRITICAL|ERROR/.test(line))
        .join('; ')
        .slice(0, 300) || output.slice(-300),
  }
}

function requestOf(host: string, { method, path, headers, body }: Target): string {
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  return `${lines.join('\n')}\n\n${body ?? ''}`
}
