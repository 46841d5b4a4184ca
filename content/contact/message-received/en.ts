export const en = {
  title: 'Your message has arrived',
  description:
    'Confirmation that your message to Marom Clinical Research was stored, with its reference number.',
  heading: 'Message Sent!',
  text: "Thank you for your message. We'll get back to you soon!",
  reference: 'Your reference',
  next: 'Your message is stored and on its way to our office. Someone who knows the subject will answer by email, usually within two working days.',
  keep: 'Please keep the reference in case you write again.',
  home: 'Return to Home',
  nothing: {
    title: 'No receipt to show',
    description:
      'A receipt opens by itself after a message has been sent. Here is the way to the contact form.',
    heading: 'Nothing was sent here',
    text: 'A receipt opens by itself when a message has been sent, and can be opened for an hour after that. The reference of an earlier message stays valid.',
    form: 'Go to the contact form',
  },
}
