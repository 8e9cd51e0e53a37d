import '@mantine/core/styles/Input.layer.css';
import { useEffect, useRef } from 'react';
import { Textarea } from '@mantine/core';
import { QUESTION_MAX } from '@sibila/contracts/limits';
import { CallButton, LineButton } from '../../components/button.tsx';
import { QuotaMeter } from '../quota/quota-meter.tsx';
import { Stage, StageActions } from './stage.tsx';
import classes from './ask-question.module.css';

interface AskQuestionProps {
  question: string;
  /** The person came back to change the question: it takes the focus. */
  returned: boolean;
  onAsk: (question: string) => void;
  onBack: () => void;
  onContinue: () => void;
}

/** A breath, and a question for whoever brings one. */
export function AskQuestion({ question, returned, onAsk, onBack, onContinue }: AskQuestionProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (returned) field.current?.focus();
  }, [returned]);
  return (
    <Stage
      title="Respira y pregunta"
      lead="Toma aire una vez, despacio. Si traes una pregunta, escríbela; si no, las cartas hablarán del día."
    >
      <svg className={classes.breath} viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="57" />
        <circle cx="60" cy="60" r="38" />
        <circle className={classes.lung} cx="60" cy="60" r="20" />
      </svg>
      <div className={classes.field}>
        <Textarea
          ref={field}
          label="Tu pregunta (opcional)"
          placeholder="¿Qué me conviene mirar antes de aceptar ese trabajo?"
          value={question}
          onChange={(event) => onAsk(event.currentTarget.value)}
          maxLength={QUESTION_MAX}
          rows={4}
          aria-describedby="tarot-question-count"
          classNames={{ label: classes.label, input: classes.input }}
        />
        <p className={classes.count} id="tarot-question-count">
          {question.length} de {QUESTION_MAX} caracteres
        </p>
        <QuotaMeter type="tarot" />
      </div>
      <StageActions>
        <CallButton onClick={onContinue}>Tomar la baraja</CallButton>
        <LineButton onClick={onBack}>Cambiar de tirada</LineButton>
      </StageActions>
    </Stage>
  );
}
