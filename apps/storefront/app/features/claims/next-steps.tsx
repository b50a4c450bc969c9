interface StepsProps {
  heading: string
  steps: readonly string[]
  className?: string
}

/** Ordered list of the steps after a declaration. */
export function NextSteps({ heading, steps, className = '' }: StepsProps) {
  return (
    <section aria-labelledby="next" className={className}>
      <h2 id="next" className="text-xl">
        {heading}
      </h2>
      <ol className="mt-2 grid max-w-prose list-decimal gap-1.5 pl-5">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
